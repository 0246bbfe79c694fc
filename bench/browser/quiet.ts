/** Measures for how long a page has not used the network. */
import type { CDPSession } from 'playwright-core'

/** Resolves with a function that returns the milliseconds since the last request ended; 0 during a request. */
export const watchQuiet = async (cdp: CDPSession): Promise<() => number> => {
  /** The methods of open requests, by id. */
  const waiting = new Map<string, string>()
  let last = Date.now()
  const over = ({ requestId }: { requestId: string }): void => {
    waiting.delete(requestId)
    last = Date.now()
  }
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => waiting.set(requestId, request.method))
  // The answer of a report that its page does not read never ends.
  cdp.on('Network.responseReceived', (answer) => {
    if (waiting.get(answer.requestId) === 'POST') over(answer)
  })
  cdp.on('Network.loadingFinished', over)
  cdp.on('Network.loadingFailed', over)
  await cdp.send('Network.enable')
  return () => (waiting.size ? 0 : Date.now() - last)
}
