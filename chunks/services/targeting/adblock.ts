/** Whether an ad blocker is at work here: it keeps one file from the page, and lets its neighbour pass. */
import { ADBLOCK_BAIT } from '../../../shared/model/adblock'
import type { Page } from '../../../shared/model/page'
import { ok } from '../../../shared/platform/send'

type Asks = Pick<Page, 'base' | 'send'>

/** Milliseconds. What is blocked fails at once; popups wait no longer than this for what is slow. */
const PATIENCE = 1500

/**
 * `neighbour`: a file beside the bait that no list names. It tells a blocker from a network that is down and from a page
 * whose policy forbids both; asked for under a new address each time, because the browser's cache would answer
 * without a network.
 */
export const findAdblock = async ({ base, send }: Asks, neighbour = import.meta.url): Promise<boolean> => {
  const began = performance.now()
  const { status } = await send(base + ADBLOCK_BAIT, { timeout: PATIENCE })
  // Given up after a wait, not refused.
  if (status || performance.now() - began >= PATIENCE / 2) return false
  return ok(await send(`${neighbour}?${Date.now()}`, { timeout: PATIENCE }))
}

let found: Promise<boolean> | undefined

/** Once per page: single-page sites ask again and again. */
export const hasAdblock = (page: Asks): Promise<boolean> => {
  found ??= findAdblock(page)
  return found
}
