/** The chunk of scrolling for pages without layout, where it is there at once. Import it where there is a document. */

import { onScroll, scrolled, scroller, scrollPercent } from '../../chunks/services/scroll'
import type { Page } from '../../shared/model/page'

// This document has no layout, so nothing is in the middle of its window.
Object.assign(Object.getPrototypeOf(document), { elementsFromPoint: () => [] })

const chunk = { onScroll, scrolled, scroller, scrollPercent }
const loaded = {
  // biome-ignore lint/suspicious/noThenProperty: it stands for the promise of a chunk.
  then(start: (loaded: typeof chunk) => void) {
    start(chunk)
    return loaded
  },
  catch: () => loaded,
}

export const loadAtOnce = (() => loaded) as unknown as Page['load']
