/**
 * Calls to the store itself, which knows its visitor by cookies or a token. Everything else goes through `send`, which
 * sends neither. Never throws or rejects; status 0 means that no answer came.
 */
import type { Answer } from './send'

const JSON_TYPE = 'application/json'

interface StoreRequest {
  /** Sent as JSON, by POST. */
  body?: unknown
  headers?: Record<string, string>
  /** Time-out in milliseconds. */
  timeout?: number
}

export interface StoreAnswer extends Answer {
  /** Empty over HTTP/2, which has none. */
  statusText: string
  headers: Headers
}

export const storeSend = async (
  url: string,
  { body, headers, timeout = 10_000 }: StoreRequest = {},
): Promise<StoreAnswer> => {
  try {
    // Past the door: `send` never sends cookies.
    const response = await fetch(url, {
      credentials: 'same-origin',
      signal: AbortSignal.timeout(timeout),
      headers: { accept: JSON_TYPE, ...(body !== undefined && { 'content-type': JSON_TYPE }), ...headers },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    })
    const { status, statusText, headers: received } = response
    return { status, statusText, headers: received, text: await response.text() }
  } catch {
    return { status: 0, statusText: '', headers: new Headers(), text: '' }
  }
}
