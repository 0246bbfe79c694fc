/** The chunks of triggers for pages without layout, where they are there at once. Import it where there is a document. */

import { onScrollUp } from '../../chunks/services/phone-exit'
import { onScroll, scrolled, scroller, scrollPercent } from '../../chunks/services/triggers'
import type { Page } from '../../shared/page/model/page'

const chunk = { onScroll, onScrollUp, scrolled, scroller, scrollPercent }
const resolved = (value: unknown) => ({
  // biome-ignore lint/suspicious/noThenProperty: it stands for the promise of a chunk.
  then: (next: (value: unknown) => unknown): unknown => resolved(next(value)),
  catch: () => {},
})

export const loadAtOnce = (() => resolved(chunk)) as unknown as Page['load']
