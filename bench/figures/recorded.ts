/** A column whose server writes down every call that it answers. */

import type { Traffic } from '../browser/sites'
import type { Served, Subject } from '../columns/column'

/** A call, with the bytes of its answer, as compressed. */
interface Call {
  method: string
  path: string
  bytes: number
}

const record =
  ({ fetch }: Served, calls: Call[]) =>
  async (request: Request): Promise<Response> => {
    const answer = await fetch(request)
    const body = await answer.arrayBuffer()
    calls.push({ method: request.method, path: new URL(request.url).pathname, bytes: body.byteLength })
    return new Response(body.byteLength ? body : null, answer)
  }

export const recorded = <C extends Subject>(column: C): { column: C; calls: Call[] } => {
  const calls: Call[] = []
  const serve = async (): Promise<Served> => {
    const served = await column.serve()
    return { ...served, fetch: record(served, calls) }
  }
  return { column: { ...column, serve }, calls }
}

export const trafficOf = (calls: Call[]): Traffic => ({
  requests: calls.length,
  bytes: calls.reduce((sum, { bytes }) => sum + bytes, 0),
})
