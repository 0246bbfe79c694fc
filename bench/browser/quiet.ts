/** How long a page has had nothing to do with the network. */
import type { CDPSession } from 'playwright-core'

/** Resolves with a function: milliseconds since the last request was over, 0 while one is under way. */
export const watchQuiet = async (cdp: CDPSession): Promise<() => number> => {
  const waiting = new Set<string>()
  let last = Date.now()
  const over = ({ requestId }: { requestId: string }): void => {
    waiting.delete(requestId)
    last = Date.now()
  }
  cdp.on('Network.requestWillBeSent', ({ requestId }) => waiting.add(requestId))
  cdp.on('Network.loadingFinished', over)
  cdp.on('Network.loadingFailed', over)
  await cdp.send('Network.enable')
  return () => (waiting.size ? 0 : Date.now() - last)
}
