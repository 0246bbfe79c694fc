/** Measures for how long a page has not used the network. */
import type { CDPSession } from 'playwright-core'

/** Resolves with a function that returns the milliseconds since the last request ended; 0 during a request. */
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
