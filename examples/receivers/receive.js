/** Takes what Wisp sends: checks the signature, and hands each event to the receiver once. */
import { Refused } from './call.js'
import { isSigned } from './verify.js'

/** Wisp sends less than 20 kB. */
const MAX_BODY_BYTES = 64 * 1024
/** Trying again does not help: the service does not like what the visitor has typed. */
const HOPELESS = [400, 409, 413, 422]

/** @param {import('node:http').IncomingMessage} request @returns {Promise<string | undefined>} undefined if it is too long */
const bodyOf = async (request) => {
  const chunks = []
  let bytes = 0
  for await (const chunk of request) {
    bytes += chunk.length
    if (bytes > MAX_BODY_BYTES) return
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** What Wisp is answered if the service refuses. @param {unknown} error */
const failureOf = (error) => {
  if (!(error instanceof Refused)) return { status: 502, text: `failed: ${/** @type {Error} */ (error).message}` }
  const text = `refused: ${error.message}`
  if (HOPELESS.includes(error.status)) return { status: 200, text }
  return { status: error.status === 429 ? 429 : 502, text, retryAfter: error.retryAfter }
}

/**
 * @param {{
 *   secrets: string[], receiver: import('./receiver.js').Receiver, settings: import('./receiver.js').Settings,
 *   seen: ReturnType<typeof import('./seen.js').createSeen>
 * }} options
 * @returns {import('node:http').RequestListener}
 */
export const createListener = ({ secrets, receiver, settings, seen }) => {
  /** @param {import('node:http').IncomingMessage} request @param {string} body */
  const deal = async ({ headers }, body) => {
    if (!isSigned(secrets, headers, body)) return { status: 401, text: 'the signature is wrong or too old' }
    const event = { id: `${headers['webhook-id']}`, ...JSON.parse(body) }
    if (event.type === 'webhook.test') return { status: 200, text: 'the test arrived' }
    if (event.data.suspect) return { status: 200, text: 'skipped: looks automated' }
    return seen
      .once(event.id, () => receiver.receive(event, settings))
      .then((text) => ({ status: 200, text }), failureOf)
  }
  return async (request, response) => {
    /** @type {{ status: number, text: string, retryAfter?: string | undefined }} */
    let answer = { status: 405, text: 'send events by POST' }
    try {
      const body = request.method === 'POST' ? await bodyOf(request) : ''
      if (body === undefined) answer = { status: 413, text: 'too long' }
      else if (request.method === 'POST') answer = await deal(request, body)
    } catch {
      answer = { status: 400, text: 'no event' }
    }
    const { status, text, retryAfter } = answer
    response.writeHead(status, {
      'content-type': 'text/plain; charset=utf-8',
      ...(retryAfter && { 'retry-after': retryAfter }),
      ...(status === 413 && { connection: 'close' }),
    })
    response.end(text)
  }
}
