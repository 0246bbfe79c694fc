/** The facts about the page that rules use. Tests pass their own. */

import type { Visitor } from '../../../shared/page/model/rules'
import { doc } from '../../../shared/page/platform/safe-dom'
import { readVariable } from '../../../shared/page/platform/variable'
import { readCookie } from '../../../shared/page/storage/storage'

export interface PageFacts {
  /** A variable by its dotted path from `window`; undefined if it does not exist. */
  variable(path: string): unknown
  /** undefined if it does not exist. */
  cookie(name: string): unknown
  markup(): string
  /** Detected only if a popup has a rule for it, because it takes requests. */
  adblock: boolean
}

/**
 * The page's markup, serialised at most once per task: many popups are checked together, and serialising a large page
 * takes milliseconds. It does not include shadow roots, such as those of our popups.
 */
const createMarkup = (): (() => string) => {
  let text: string | undefined
  return () => {
    if (text === undefined) {
      text = doc.documentElement.outerHTML
      // Past the door: a microtask runs as soon as the current check of the popups is over, and needs no stop.
      queueMicrotask(() => {
        text = undefined
      })
    }
    return text
  }
}

/**
 * The page does not announce that a fact has changed. So every read subscribes the current effect to the clock, and the
 * facts are read again when the clock moves on.
 */
export const readFacts = (adblock: boolean, { now }: Pick<Visitor, 'now'>): PageFacts => {
  const read =
    <T extends unknown[], R>(fact: (...args: T) => R) =>
    (...args: T): R => {
      now()
      return fact(...args)
    }
  return { variable: read(readVariable), cookie: read(readCookie), markup: read(createMarkup()), adblock }
}
