import type { DeskRoute } from '../http/route'
import { searchIn } from './desk-leads'
import { type LeadSource, openLeadsCsv } from './export'

interface Services {
  store: LeadSource
}

/** Characters after which the gathered rows are sent. */
const PIECE_CHARACTERS = 16_000

/** Reads the next rows only when the client is ready for them. */
const streamOf = (rows: AsyncGenerator<string>): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder()
  return new ReadableStream(
    {
      async pull(controller) {
        let piece = ''
        let next = await rows.next()
        for (; !next.done; next = await rows.next()) {
          piece += next.value
          if (piece.length >= PIECE_CHARACTERS) break
        }
        if (piece) controller.enqueue(encoder.encode(piece))
        if (next.done) controller.close()
      },
      // Ends the generator; the query that is running is ended by the signal of the request.
      async cancel() {
        await rows.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
}

export const deskCsv: DeskRoute<Services> = {
  method: 'GET',
  path: '/desk/api/leads.csv',
  desk: true,
  async handle(c, { store }) {
    // Query before the response starts, so that a database error still gives an error status.
    const reader = c.req.query('for') === 'import' ? 'import' : 'spreadsheet'
    const rows = await openLeadsCsv(
      store,
      { search: searchIn(c), signal: c.req.raw.signal, yieldsToVisitors: true },
      reader,
    )
    return c.body(streamOf(rows()), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="leads.csv"',
    })
  },
}
