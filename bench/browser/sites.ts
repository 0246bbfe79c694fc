/** The same page for every column, with each column's server on its own origin. */
import { readFileSync } from 'node:fs'
import { at } from '../../build/paths.js'
import { listen } from '../../test/support/listen'
import type { Column, Served } from '../columns/column'

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

export interface Site {
  column: Column
  /** URL of the page. */
  url: string
  /** Origin of the column's server. */
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
