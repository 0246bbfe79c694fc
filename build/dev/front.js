/** One port: Vite has its own files and the playground, the product's server everything else. */
import { readFile } from 'node:fs/promises'
import { request as call } from 'node:http'
import { PAGES_BASE } from './pages.js'

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

/** @param {string | undefined} url */
export const isOfVite = (url = '') => url.startsWith(PAGES_BASE)

/** The inline scripts and styles that Vite adds to a page while it is being developed. */
const LOOSER = [
  ["default-src 'self'", "default-src 'self' 'unsafe-inline' ws: wss:"],
  ["style-src 'self'", "style-src 'self' 'unsafe-inline'"],
]

/** @param {Record<string, string | string[] | undefined>} headers */
const loosened = ({ 'content-length': _, ...headers }) => {
  const policy = `${headers['content-security-policy'] ?? ''}`
  if (!policy) return headers
  return {
    ...headers,
    'content-security-policy': LOOSER.reduce((text, [from = '', to = '']) => text.replace(from, to), policy),
  }
}

/** The next load must have what has been built meanwhile. @param {import('node:http').IncomingHttpHeaders} headers */
const uncached = (headers) => ({ ...headers, 'cache-control': 'no-store' })

/** @param {import('node:http').IncomingMessage} answer @param {Response} response */
const passPage = async (answer, response) => {
  const html = Buffer.concat(await answer.toArray())
  const headers = html.includes(`${PAGES_BASE}@vite/client`) ? loosened(answer.headers) : answer.headers
  response.writeHead(answer.statusCode ?? 502, uncached(headers)).end(html)
}

/** A page says what is wrong, and looks again after a moment. @param {Response} response @param {Error} error */
const fail = (response, { message }) => {
  if (!response.headersSent) response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', refresh: '1' })
  response.end(message)
}

/** @param {Request} request @param {Response} response @param {number} port */
const forward = (request, response, port) => {
  // Pages are read here.
  const headers = { ...request.headers, 'accept-encoding': 'identity' }
  const { method, url } = request
  const onward = call({ port, method, path: url, headers }, (answer) => {
    if (`${answer.headers['content-type']}`.startsWith('text/html'))
      return void passPage(answer, response).catch((error) => fail(response, error))
    response.writeHead(answer.statusCode ?? 502, uncached(answer.headers))
    answer.pipe(response)
  })
  onward.on('error', (error) => fail(response, error))
  request.pipe(onward)
}

/**
 * @param {object} parts
 * @param {import('vite').ViteDevServer} parts.vite
 * @param {{ ready(): Promise<number> }} parts.server
 */
export const createFront = ({ vite, server }) => {
  const answer = async (/** @type {Request} */ request, /** @type {Response} */ response) => {
    const { url = '/' } = request
    if (/^\/playground\/?(\?|$)/.test(url))
      return response.writeHead(302, { location: `${PAGES_BASE}playground/${url.replace(/^[^?]*/, '')}` }).end()
    const page = /^\/v\/pages\/playground\/(?:([\w-]+)\.html)?(?:\?|$)/.exec(url)
    if (page) {
      const path = `playground/${page[1] ?? 'index'}.html`
      const html = await vite.transformIndexHtml(`/${path}`, await readFile(path, 'utf8'))
      return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
    }
    if (isOfVite(url)) return vite.middlewares(request, response, () => response.writeHead(404).end())
    forward(request, response, await server.ready())
  }
  return (/** @type {Request} */ request, /** @type {Response} */ response) =>
    void answer(request, response).catch((error) => fail(response, error))
}
