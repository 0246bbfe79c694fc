/** What rules may ask of the page. Tests give their own. */

import { doc } from '../../../shared/platform/safe-dom'
import { readCookie } from '../../../shared/platform/storage'
import { readVariable } from '../../../shared/platform/variable'

export interface PageFacts {
  /** By dotted path from `window`; undefined when it is not there. */
  variable(path: string): unknown
  /** undefined when it is not there. */
  cookie(name: string): unknown
  markup(): string
  /** Asked of the network only where a popup wants to know. */
  adblock: boolean
}

/**
 * The whole page as text, read at most once while nothing can change it: many popups are looked at in one go, and
 * writing a large page out takes milliseconds. What is drawn in shadow roots, our own popups included, is no part of it.
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
