/** The same page for every column, with each column's server on its own origin. */
import { readFileSync } from 'node:fs'
import { at } from '../../build/paths.js'
import { listen } from '../../test/support/listen'
import type { Column, Served, Subject } from '../columns/column'

/** Enough content for a realistic layout. */
const ITEMS = Array.from(
  { length: 60 },
  (_, index) => `<li><h2>Pot ${index}</h2><p>Thrown by hand, glazed twice.</p></li>`,
)

/** Requests to a column's server, and bytes sent by it. */
export interface Traffic {
  requests: number
  /** Bytes of the response bodies, as compressed. */
  bytes: number
}

export interface Site<C extends Subject = Column> {
  column: C
  /** URL of the page. */
  url: string
  /** Origin of the column's server. */
  origin: string
  traffic: Traffic
  stop(): Promise<void>
}

export type Fetch = (request: Request) => Response

const counted =
  ({ fetch }: Served, traffic: Traffic) =>
  async (request: Request): Promise<Response> => {
    const answer = await fetch(request)
    const body = await answer.arrayBuffer()
    traffic.requests++
    traffic.bytes += body.byteLength
    return new Response(body.byteLength ? body : null, answer)
  }

/** @param host makes the page's own server, from the column's tag and the origin of its server */
export const openSiteWith = async <C extends Subject>(
  column: C,
  host: (tag: string, origin: string) => Fetch,
): Promise<Site<C>> => {
  const traffic = { requests: 0, bytes: 0 }
  const served = await column.serve()
  const server = await listen(counted(served, traffic))
  const page = await listen(host(column.tag(server.origin), server.origin))
  return {
    column,
    url: `${page.origin}/`,
    origin: server.origin,
    traffic,
    async stop() {
      await page.stop()
      await server.stop()
      await served.stop?.()
    },
  }
}

export const openSite = (column: Column): Promise<Site> =>
  openSiteWith(column, (tag) => {
    const page = readFileSync(at('bench/browser/page.html'), 'utf8')
      .replace('{{tag}}', () => tag)
      .replace('{{items}}', ITEMS.join(''))
    return () => new Response(page, { headers: { 'content-type': 'text/html' } })
  })
