/**
 * The only file that talks to the network. Never throws and never rejects: an answer, or undefined.
 */
import { object } from '../wire/names'

export interface Answer {
  /** 0: no answer came. */
  status: number
  text: string
}

export interface Request {
  /** A form, or text of the given type. */
  body?: string | URLSearchParams
  type?: string
  /** Milliseconds until it is given up. */
  timeout?: number
  /** Sent so that it survives the page going away. */
  keepalive?: boolean
}

export type Send = (url: string, request?: Request) => Promise<Answer>

/** POST when there is a body, GET otherwise. No credentials ever: the visitor is named in the body, not by cookies. */
export const send: Send = async (url, { body, type, timeout = 10_000, keepalive } = {}) => {
  try {
    const response = await fetch(url, {
      credentials: 'omit',
      signal: AbortSignal.timeout(timeout),
      ...(body !== undefined && { method: 'POST', body, keepalive }),
      ...(type && { headers: { 'content-type': type } }),
    })
    return { status: response.status, text: await response.text() }
  } catch {
    return { status: 0, text: '' }
  }
}

export const ok = ({ status }: Answer): boolean => status >= 200 && status < 300

/** Statuses that another try may mend; 0 is a network that failed (decisions.md, forms and leads). */
export const worthRetrying = (status: number): boolean => !status || [408, 425, 429].includes(status) || status > 499

/** The answer as an object; {} for anything else, HTML and silence included. */
export const json = ({ text }: Answer): Record<string, unknown> => {
  try {
    return object(JSON.parse(text))
  } catch {
    return {}
  }
}
