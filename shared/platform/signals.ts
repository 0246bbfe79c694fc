/**
 * The loader's signals. Chunks get them from `page.signals`: a second copy of the core does not see the loader's signals, so no chunk
 * imports it.
 */
import { effect, signal, untracked } from '@preact/signals-core'

export type { ReadonlySignal, Signal } from '@preact/signals-core'

export const signals = { signal, effect, untracked }
export type Signals = typeof signals
