/** The requests of a page, with the bytes of their answers' bodies as they came over the wire. */
import type { ProtocolEvent, Session } from './pipe'

export interface SeenRequest {
  url: string
  method: string
  /** Milliseconds since 1970. */
  began: number
  bytes: number
  /** Answered, or failed. */
  ended: boolean
}

interface Tracked extends SeenRequest {
  headBytes: number
}

interface RequestEvent {
  requestId: string
  /** Seconds since 1970. */
  wallTime: number
  request: { url: string; method: string }
  redirectResponse?: { encodedDataLength: number }
}

interface Received {
  requestId: string
  response: { encodedDataLength: number; fromDiskCache?: boolean }
}

interface Finished {
  requestId: string
  encodedDataLength: number
}

/** Names of the events, and what each means for the requests. */
const takers = (requests: Map<string, Tracked>): Record<string, (params: never) => void> => ({
  'Network.requestWillBeSent'({ requestId, wallTime, request, redirectResponse }: RequestEvent) {
    const before = requests.get(requestId)
    // A redirection keeps the id: what was asked before is a request of its own.
    if (before && redirectResponse) requests.set(`${requestId} ${before.url}`, { ...before, ended: true })
    const { url, method } = request
    requests.set(requestId, {
      url,
      method,
      began: 1000 * wallTime,
      bytes: 0,
      headBytes: 0,
      ended: false,
    })
  },
  'Network.responseReceived'({ requestId, response }: Received) {
    const request = requests.get(requestId)
    if (request) request.headBytes = response.encodedDataLength
  },
  'Network.loadingFinished'({ requestId, encodedDataLength }: Finished) {
    const request = requests.get(requestId)
    if (!request) return
    request.ended = true
    request.bytes = Math.max(0, encodedDataLength - request.headBytes)
  },
  'Network.loadingFailed'({ requestId }: Pick<Finished, 'requestId'>) {
    const request = requests.get(requestId)
    if (request) request.ended = true
  },
})

export const watchRequests = async (page: Session): Promise<() => SeenRequest[]> => {
  const requests = new Map<string, Tracked>()
  const take = new Map(Object.entries(takers(requests)))
  page.on(({ method, params }: ProtocolEvent) => take.get(method)?.(params as never))
  await page.send('Network.enable')
  return () => [...requests.values()]
}
