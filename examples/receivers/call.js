/** Calls the API of a service. */

const TIMEOUT_MS = 10_000

/** A service did not take what it was sent. */
export class Refused extends Error {
  /** @param {number} status @param {string} text @param {string} [retryAfter] */
  constructor(status, text, retryAfter) {
    super(`${status} ${text.slice(0, 500)}`)
    this.status = status
    this.retryAfter = retryAfter
  }
}

/**
 * @param {string} url
 * @param {{ method?: string, headers?: Record<string, string>, body: unknown, type?: string }} request `body` is sent as JSON,
 *   or as it is if it is a text
 * @returns {Promise<{ status: number, text: string }>}
 */
export const call = async (url, { method = 'POST', headers = {}, body, type = 'application/json' }) => {
  const response = await fetch(url, {
    method,
    headers: { accept: 'application/json', 'content-type': type, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'error',
  })
  const text = await response.text()
  const { status } = response
  if (!response.ok) throw new Refused(status, text, response.headers.get('retry-after') ?? undefined)
  return { status, text }
}
