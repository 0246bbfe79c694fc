/** The facts about the page that rules use. Tests pass their own. */

import type { Visitor } from '../../../shared/model/rules'
import { doc } from '../../../shared/platform/safe-dom'
import { readCookie } from '../../../shared/platform/storage'
import { readVariable } from '../../../shared/platform/variable'

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
      // Past the door: a microtask cannot be stopped, and runs as soon as this look at the popups is over.
      queueMicrotask(() => {
        text = undefined
      })
    }
    return text
  }
}

/** In an effect, the clock stands for the page, which announces none of its changes: facts are read again when it moves on. */
export const readFacts = (adblock: boolean, { now }: Pick<Visitor, 'now'>): PageFacts => {
  const read =
    <T extends unknown[], R>(fact: (...args: T) => R) =>
    (...args: T): R => {
      now()
      return fact(...args)
    }
  return { variable: read(readVariable), cookie: read(readCookie), markup: read(createMarkup()), adblock }
}
