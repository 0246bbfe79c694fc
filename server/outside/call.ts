/**
 * Calls an address that an owner has given. It may be anybody's, so it is held to public addresses, to a time, and to a
 * number of bytes; redirects are not followed, proxies of the environment not used, and nothing is decompressed.
 */
import { type ClientRequest, type IncomingMessage, request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { type Allowed, hostOf, problemOfUrl } from './allowed-addresses'
import { NotAllowed, pinOne, type Resolve, type Resolved, resolveByDns } from './resolve'

export interface Limits {
  /** Milliseconds for everything: looking up the name, connecting, the answer. */
  time: number
  /** Most bytes of the answer's body that are kept. */
  bytes: number
}

interface Call {
  url: string
  headers: Record<string, string>
  body: string
  limits: Limits
  allowed: Allowed
  resolve?: Resolve | undefined
  signal?: AbortSignal | undefined
}

export interface Answer {
  status: number
  retryAfter?: string
  /** The beginning of the body. */
  text: string
}

/** Limits of the answer. */
const MAX_ANSWER_HEADER_BYTES = 16 * 1024
/** Bytes of a body after which its end is not waited for. */
const MAX_ANSWER_BODY_BYTES = 1024 * 1024

/** Answers with the pinned address only, whatever the name stands for by now. */
const lookupOf =
  ({ address, family }: Resolved): LookupFunction =>
  (_, { all }, callback) =>
    all ? callback(null, [{ address, family }]) : callback(null, address, family)

/** Rejects if the body breaks off: who has died while answering may have forgotten what it was told. */
const readText = (response: IncomingMessage, maxBytes: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let bytes = 0
    const end = (): void => {
      resolve(Buffer.concat(chunks).subarray(0, maxBytes).toString('utf8'))
      response.destroy()
    }
    response.on('data', (chunk: Buffer) => {
      if (bytes < maxBytes) chunks.push(chunk)
      bytes += chunk.length
      if (bytes >= MAX_ANSWER_BODY_BYTES) end()
    })
    response.on('end', end)
    const broken = (): void => reject(new Error('Its answer broke off'))
    for (const event of ['error', 'aborted', 'close']) response.on(event, broken)
  })

const send = ({ url, headers, body, signal }: Call & { signal: AbortSignal }, pinned: Resolved): ClientRequest => {
  const target = new URL(url)
  const start = target.protocol === 'https:' ? overHttps : overHttp
  const request = start(target, {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body), 'accept-encoding': 'identity' },
    // A connection of its own: one that is kept may have been made to another address.
    agent: false,
    lookup: lookupOf(pinned),
    maxHeaderSize: MAX_ANSWER_HEADER_BYTES,
    signal,
  })
  request.end(body)
  return request
}

const answerTo = (request: ClientRequest): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request.once('response', resolve)
    request.on('error', reject)
    request.once('upgrade', (_, socket) => {
      socket.destroy()
      reject(new Error('The receiver wants another protocol'))
    })
  })

/** Rejects when the signal is aborted, also for what cannot be stopped, such as looking up a name. */
const orAborted = <T>(promise: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason)
    if (signal.aborted) return abort()
    signal.addEventListener('abort', abort, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })

export const callOutside = async (call: Call): Promise<Answer> => {
  const { url, limits, allowed, resolve = resolveByDns } = call
  const problem = problemOfUrl(url, allowed)
  if (problem) throw new NotAllowed(`The address ${problem}`)
  const timer = new AbortController()
  const timeout = setTimeout(() => timer.abort(new Error(`No answer within ${limits.time / 1_000} s`)), limits.time)
  const signal = AbortSignal.any([timer.signal, ...(call.signal ? [call.signal] : [])])
  try {
    const pinned = await orAborted(pinOne(hostOf(new URL(url)), resolve, allowed), signal)
    const response = await orAborted(answerTo(send({ ...call, signal }, pinned)), signal)
    const retryAfter = response.headers['retry-after']
    return {
      status: response.statusCode ?? 0,
      ...(retryAfter !== undefined && { retryAfter }),
      text: await orAborted(readText(response, limits.bytes), signal),
    }
  } finally {
    clearTimeout(timeout)
  }
}
