/** Detects an ad blocker: it blocks a bait file, but not a file beside it. */
import { ADBLOCK_BAIT } from '../../../shared/model/adblock'
import type { Page } from '../../../shared/page/model/page'
import { ok } from '../../../shared/page/platform/send'

type AdblockContext = Pick<Page, 'base' | 'send'>

/** Milliseconds that popups wait for the answer. A blocked request fails at once. */
const PROBE_TIMEOUT_MS = 1500

/**
 * @param control a file beside the bait that no filter list contains. If it fails too, the network is down or the
 * page's policy forbids both. A query string keeps the browser's cache from answering.
 */
export const detectAdblock = async ({ base, send }: AdblockContext, control = import.meta.url): Promise<boolean> => {
  const start = performance.now()
  const { status } = await send(base + ADBLOCK_BAIT, { timeout: PROBE_TIMEOUT_MS })
  // The bait loaded, or failed slowly: a blocked request fails at once.
  if (status || performance.now() - start >= PROBE_TIMEOUT_MS / 2) return false
  return ok(await send(`${control}?${Date.now()}`, { timeout: PROBE_TIMEOUT_MS }))
}

let detected: Promise<boolean> | undefined

/** Runs once per page, although single-page sites ask on every route. */
export const hasAdblock = (page: AdblockContext): Promise<boolean> => {
  detected ??= detectAdblock(page)
  return detected
}
