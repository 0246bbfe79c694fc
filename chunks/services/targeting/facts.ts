/** The facts about the page that rules use. Tests pass their own. */

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
      queueMicrotask(() => {
        text = undefined
      })
    }
    return text
  }
}

export const readFacts = (adblock: boolean): PageFacts => ({
  variable: readVariable,
  cookie: readCookie,
  markup: createMarkup(),
  adblock,
})
