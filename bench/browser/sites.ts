/** The same page for every column, each column's server on an origin of its own. */
import { readFileSync } from 'node:fs'
import { at } from '../../build/paths.js'
import { listen } from '../../test/support/listen'
import type { Column, Served } from '../columns/column'

/** Enough for a page to have a layout of its own. */
const ITEMS = Array.from(
  { length: 60 },
  (_, index) => `<li><h2>Pot ${index}</h2><p>Thrown by hand, glazed twice.</p></li>`,
)

/** What a column's server was asked for, and sent. */
export interface Traffic {
  requests: number
  /** Of the answers' bodies, compressed as they went. */
  bytes: number
}

export interface Site {
  column: Column
  /** Of the page. */
  url: string
  /** Of the column's server. */
  origin: string
  traffic: Traffic
  stop(): Promise<void>
}

const counted =
  ({ fetch }: Served, traffic: Traffic) =>
  async (request: Request): Promise<Response> => {
    const answer = await fetch(request)
    const body = await answer.arrayBuffer()
    traffic.requests++
    traffic.bytes += body.byteLength
    return new Response(body.byteLength ? body : null, answer)
  }

export const openSite = async (column: Column): Promise<Site> => {
  const traffic = { requests: 0, bytes: 0 }
  const served = await column.serve()
  const server = await listen(counted(served, traffic))
  const page = readFileSync(at('bench/browser/page.html'), 'utf8')
    .replace('{{tag}}', () => column.tag(server.origin))
    .replace('{{items}}', ITEMS.join(''))
  const host = await listen(() => new Response(page, { headers: { 'content-type': 'text/html' } }))
  return {
    column,
    url: `${host.origin}/`,
    origin: server.origin,
    traffic,
    async stop() {
      await host.stop()
      await server.stop()
      await served.stop?.()
    },
  }
}
