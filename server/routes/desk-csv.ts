import { openLeadsCsv } from '../leads-csv'
import type { Route } from '../route'
import { searchIn } from './desk-leads'

/** As fast as it is taken, and no faster. */
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
    // A database that is away is told before the answer has begun.
    const rows = await openLeadsCsv(store, { search: searchIn(c) })
    return c.body(streamOf(rows()), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="leads.csv"',
    })
  },
}
