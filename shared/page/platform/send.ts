/** The only file that uses the network. Never throws or rejects; status 0 means that no answer came. */

import { tried } from './dom'
import { parse } from './natives'

export interface Answer {
  /** 0: no answer. */
  status: number
  text: string
}

export interface Request {
  /** A form, or text of the given content type. */
  body?: string | URLSearchParams
  type?: string
  /** Time-out in milliseconds. */
  timeout?: number
  /** Lets the request outlive the page. */
  keepalive?: boolean
}

export type Send = (url: string, request?: Request) => Promise<Answer>

/**
 * POST if there is a body, otherwise GET. Never sends credentials: the body identifies the visitor, not cookies. Some pages
 * give all objects a method `type`, so pass `type: ''` with a form, which has none of its own.
 */
export const send: Send = async (url, { body, type, timeout = 10_000, keepalive } = { type: '' }) => {
  try {
    const request = {
      credentials: 'omit',
      signal: AbortSignal.timeout(timeout),
      method: body && 'POST',
      body,
      keepalive,
      headers: type ? { 'content-type': type } : undefined,
    }
    // The browser takes what is undefined as absent; spreads would cost bytes.
    const response = await fetch(url, request as RequestInit)
    return { status: response.status, text: await response.text() }
  } catch {
    return { status: 0, text: '' }
  }
}

/** As the page itself would ask: with cookies for its own server. What it has in common with `send` would cost wisp.js 14 bytes. */
const askAsPage = async (url: string, timeout: number, request: RequestInit): Promise<Answer> => {
  try {
    const response = await fetch(url, { ...request, signal: AbortSignal.timeout(timeout) })
    return { status: response.status, text: await response.text() }
  } catch {
    return { status: 0, text: '' }
  }
}

/**
 * Letters of a form. A request that outlives its page may have 64 kB, of which a letter takes up to 3 bytes, and names
 * and what stands between the values take some more (https://fetch.spec.whatwg.org/#http-network-or-cache-fetch).
 */
const MAX_OUTLIVING_LENGTH = 15_000

const mayOutlive = (form: FormData): boolean => {
  const values = [...form.values()]
  return !values.some((value) => (value as File).size) && values.join('').length < MAX_OUTLIVING_LENGTH
}

/** POSTs a form with its files. @param timeout in milliseconds */
export const sendForm = (url: string, body: FormData, timeout: number): Promise<Answer> =>
  askAsPage(url, timeout, { method: 'POST', body, keepalive: mayOutlive(body) })

/** @param timeout in milliseconds */
export const read = (url: string, headers: Record<string, string>, timeout = 10_000): Promise<Answer> =>
  askAsPage(url, timeout, { headers })

interface PageAnswer extends Answer {
  /** The server's words for the status; '' over newer versions of HTTP, and without an answer. */
  reason: string
  /** `text/html; charset=utf-8`; '' if the server does not say. */
  type: string
}

/** GETs a part of a page. @param timeout in milliseconds; older browsers only know `signal` */
export const readPage = async (
  url: string,
  headers: Record<string, string>,
  signal: AbortSignal,
  timeout = 10_000,
): Promise<PageAnswer> => {
  try {
    const either = AbortSignal.any?.([signal, AbortSignal.timeout(timeout)]) ?? signal
    const response = await fetch(url, { headers, signal: either })
    const type = response.headers.get('content-type') ?? ''
    return { status: response.status, reason: response.statusText, type, text: await response.text() }
  } catch {
    return { status: 0, reason: '', type: '', text: '' }
  }
}

/** POSTs what may get lost, also while the page goes away. The answer is ignored. */
export const post = async (url: string, body: URLSearchParams): Promise<void> => {
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

export const ok = (answer: Answer): boolean => /^2/.test(`${answer.status}`)

/** True if a retry may help after this status; 0 is a network failure. */
export const worthRetrying = (status: number): boolean => !status || [408, 425, 429].includes(status) || status > 499

/** The answer's JSON object; one without any fields of an answer for anything else, such as HTML or no answer. */
export const json = ({ text }: Answer): Record<string, unknown> => Object(tried(() => parse(text)))
