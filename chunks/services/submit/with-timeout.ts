import { after } from '../../../shared/platform/dom'

/** Milliseconds that a visitor who has pressed is kept waiting for the network. */
const PATIENCE = 1_000

/** What came of it by then; undefined when nothing has, or it failed. */
export const soon = <T>(promise: Promise<T>): Promise<T | undefined> =>
  Promise.race([
    promise.catch(() => undefined),
    new Promise<undefined>((resolve) => void after(PATIENCE, () => resolve(undefined))),
  ])
