import { openLeadsCsv } from '../leads-csv'
import type { Route } from '../route'
import { searchIn } from './desk-leads'

/** Reads the next row only when the client is ready for it. */
const streamOf = (rows: AsyncGenerator<string>): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder()
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await rows.next()
        if (done) controller.close()
        else controller.enqueue(encoder.encode(value))
      },
      async cancel() {
        await rows.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
}

export const deskCsv: Route = {
  method: 'GET',
  path: '/desk/api/leads.csv',
  desk: true,
  async handle(c, { store }) {
    // Query before the response starts, so that a database error still gives an error status.
    const rows = await openLeadsCsv(store, { search: searchIn(c) })
    return c.body(streamOf(rows()), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="leads.csv"',
    })
  },
}
