/**
 * The loader's signals. Chunks use `page.signals` instead of importing the core, because a second copy of the core
 * would not see the loader's signals.
 */
import { effect, signal, untracked } from '@preact/signals-core'

export type { ReadonlySignal, Signal } from '@preact/signals-core'

export const signals = { signal, effect, untracked }
export type Signals = typeof signals
