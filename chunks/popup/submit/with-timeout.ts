import { after } from '../../../shared/platform/dom'

/** Milliseconds that a visitor waits for the network after submitting. */
const NETWORK_TIMEOUT_MS = 1_000

/** The promise's result; undefined if it fails or does not settle in time. */
export const withTimeout = <T>(promise: Promise<T>): Promise<T | undefined> =>
  Promise.race([
    promise.catch(() => undefined),
    new Promise<undefined>((resolve) => void after(NETWORK_TIMEOUT_MS, () => resolve(undefined))),
  ])
