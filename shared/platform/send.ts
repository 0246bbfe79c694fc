/** The only file that uses the network. Never throws or rejects; status 0 means that no answer came. */
import { object } from '../wire/names'

export interface Answer {
  /** 0: no answer. */
  status: number
  text: string
}

export interface Request {
  /** A form, or text of the given content type. */
  body?: string | URLSearchParams
  type?: string
  headers?: Record<string, string>
  /** Otherwise none are sent: the body identifies the visitor, not cookies. */
  credentials?: RequestCredentials
  /** Time-out in milliseconds. */
  timeout?: number
  /** Lets the request outlive the page. */
  keepalive?: boolean
}

/** A form that may hold files. */
interface Multipart extends Omit<Request, 'body'> {
  body: FormData
}

export type Send = (url: string, request?: Request) => Promise<Answer>

/** POST if there is a body, otherwise GET. */
export const send = async (
  url: string,
  { body, type, timeout = 10_000, keepalive, ...more }: Request | Multipart = {},
): Promise<Answer> => {
  try {
    const response = await fetch(url, {
      credentials: 'omit',
      signal: AbortSignal.timeout(timeout),
      ...(body !== undefined && { method: 'POST', body, keepalive }),
      ...(type && { headers: { 'content-type': type } }),
      ...more,
    })
    return { status: response.status, text: await response.text() }
  } catch {
    return { status: 0, text: '' }
  }
}

/** POSTs what may get lost, also while the page goes away. The answer is ignored. */
export const tell = async (url: string, body: URLSearchParams): Promise<void> => {
  try {
    await fetch(url, { method: 'POST', body, keepalive: true, credentials: 'omit' })
  } catch {
    // The server is down, or the address is none.
  }
}

/** The same for the last moment of a page. */
export const beacon = (url: string, body: URLSearchParams): void => {
  try {
    navigator.sendBeacon(url, body)
  } catch {
    // An address that is none.
  }
}

export const ok = (answer: Answer): boolean => answer.status >= 200 && answer.status < 300

/** Whether to retry after this status; 0 is a network failure. */
export const worthRetrying = (status: number): boolean => !status || [408, 425, 429].includes(status) || status > 499

/** The answer's JSON object; {} for anything else, such as HTML or no answer. */
export const json = ({ text }: Answer): Record<string, unknown> => {
  try {
    return object(JSON.parse(text))
  } catch {
    return {}
  }
}
