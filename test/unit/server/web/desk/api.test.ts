// @vitest-environment node
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { address, createApi } from '../../../../../server/web/desk/api'

describe('address', () => {
  it('leaves out empty parameters and escapes the others', () => {
    expect(address('popups')).toBe('desk/api/popups')
    expect(address('leads', { cursor: '', limit: 50 })).toBe('desk/api/leads?limit=50')
    expect(address('leads', { cursor: '1.x&y=ü' })).toBe('desk/api/leads?cursor=1.x%26y%3D%C3%BC')
  })
})

describe('createApi', () => {
  const requests: IncomingMessage[] = []
  let server: Server
  let answer: (response: ServerResponse) => void

  beforeEach(async () => {
    requests.length = 0
    answer = (response) => response.writeHead(200, { etag: '"one"' }).end('{"popups":[]}')
    server = createServer((request, response) => {
      requests.push(request)
      if (request.headers['if-none-match'] === '"one"') response.writeHead(304).end()
      else answer(response)
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    // The real fetch, which needs absolute addresses outside a page.
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const { fetch } = globalThis
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => fetch(new URL(url, base), init))
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    server.closeAllConnections()
    server.close()
  })

  it('sends the token, and returns the same object while nothing has changed', async () => {
    const api = createApi('s3cret', () => {})
    const first = await api.popups()
    expect(await api.popups()).toBe(first)
    expect(requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer s3cret', 'Bearer s3cret'])
    expect(requests.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"one"'])
  })

  it('reports a refused token', async () => {
    answer = (response) => response.writeHead(401).end('{}')
    const refused = vi.fn()
    await expect(createApi('wrong', refused).popups()).rejects.toMatchObject({ status: 401 })
    expect(refused.mock.calls).toEqual([[401]])
  })

  it('reports too many wrong tokens, but keeps an open desk open', async () => {
    const refused = vi.fn()
    const open = createApi('s3cret', refused)
    await open.popups()
    answer = (response) => response.writeHead(429).end('{}')
    await expect(open.leads({})).rejects.toMatchObject({ status: 429 })
    expect(refused).not.toHaveBeenCalled()
    await expect(createApi('wrong', refused).leads({})).rejects.toMatchObject({ status: 429 })
    expect(refused.mock.calls).toEqual([[429]])
  })

  it('sends searches in a header, and stores the answer of each search separately', async () => {
    answer = (response) =>
      response.writeHead(200, { etag: `"${requests.length}"` }).end(`{"total":${requests.length},"leads":[]}`)
    const api = createApi('s3cret', () => {})
    expect((await api.leads({ search: 'noa & ü', limit: 50 })).total).toBe(1)
    expect((await api.leads({ search: 'ben', limit: 50 })).total).toBe(2)
    await api.leads({ search: 'noa & ü', limit: 50 })
    expect(requests.map(({ url }) => url)).toEqual(Array(3).fill('/desk/api/leads?limit=50'))
    expect(requests.map(({ headers }) => headers['wisp-search'])).toEqual([
      'noa%20%26%20%C3%BC',
      'ben',
      'noa%20%26%20%C3%BC',
    ])
    expect(requests.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, undefined, '"1"'])
  })

  it.each([
    ['an outage', 503, (response: ServerResponse) => response.writeHead(503).end('{}')],
    ['markup instead of JSON', 0, (response: ServerResponse) => response.writeHead(200).end('<html>')],
    ['a truncated line', 0, (response: ServerResponse) => response.destroy()],
  ])('fails on %s without signing out', async (_, status, broken) => {
    answer = broken
    const refused = vi.fn()
    await expect(createApi('s3cret', refused).popups()).rejects.toMatchObject({ status })
    expect(refused).not.toHaveBeenCalled()
  })

  it('downloads the found leads as a file', async () => {
    answer = (response) => response.writeHead(200).end('email\r\nnoa@example.com\r\n')
    const file = await createApi('s3cret', () => {}).csv('noa', 'import')
    expect(await file.text()).toContain('noa@example.com')
    expect(requests[0]?.url).toBe('/desk/api/leads.csv?for=import')
    expect(requests[0]?.headers['wisp-search']).toBe('noa')
  })
})
