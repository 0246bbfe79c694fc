/** The rules that `wisp.gallery` was told. */
import type { GalleryRule } from '../../../shared/page/gallery/chunks'
import type { Stop } from '../../../shared/page/platform/dom'
import { bare } from '../../../shared/page/platform/safe-dom'

export const rules: GalleryRule[] = []

export const withGiven = (selectors: string): string => [selectors, ...rules.map(({ selector }) => selector)].join()

/** Throws if it is no selector. @returns its remove */
export const addRule = (selector: string, options?: object): Stop => {
  // Tried in the place where it will stand: before the others.
  bare(document, 'querySelector')(withGiven(selector))
  // A copy: the page's own object may change, or throw when it is read.
  const rule = { selector, options: { ...options } }
  rules.unshift(rule)
  return () => rules.splice(rules.indexOf(rule), 1)
}
