import type { toast } from '../../../shared/words/english-pages'

/** The names of the kinds are read out before what a toast says, because its colour is not. */
export type ToastWords = typeof toast
