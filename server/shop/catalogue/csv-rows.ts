/** Rows of a CSV file with a header, each with the line that it begins on. */
import { invalid } from '../../lib/invalid'

export interface CsvRow {
  line: number
  /** Trimmed; '' if the file has no such column. */
  get(column: string): string
}

interface CsvFile {
  /** In lower case. */
  columns: string[]
  rows: CsvRow[]
}

interface Parsed {
  record: string[]
  info: { lines: number }
}

/** A record's line is that of its end. */
const firstLine = ({ record, info }: Parsed): number =>
  info.lines - record.reduce((lines, cell) => lines + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0)

const OPTIONS = { bom: true, info: true, relax_column_count: true, skip_empty_lines: true } as const

interface Slip {
  code?: string
  /** Line of the slip, and number of records before it. */
  lines?: number
  records?: number
}

export const readCsv = async (file: string, content: string, delimiter = ','): Promise<CsvFile> => {
  // Loaded on demand, because no other command needs it.
  const { CsvError, parse } = await import('csv-parse/sync')
  const parsed = (to: number): Parsed[] => parse(content, { ...OPTIONS, delimiter, to }) as unknown as Parsed[]
  /** A cell that never ends is noticed at the end of the file; the line after the last sound record is more help. */
  const lineOf = ({ code, lines = 1, records = 0 }: Slip): number =>
    code === 'CSV_QUOTE_NOT_CLOSED' && records > 0 ? (parsed(records).at(-1)?.info.lines ?? 0) + 1 : lines
  try {
    const [header, ...records] = parsed(-1)
    const columns = (header?.record ?? []).map((name) => name.trim().toLowerCase())
    const places = new Map(columns.map((name, index) => [name, index]))
    const rows = records.map((record) => ({
      line: firstLine(record),
      get: (column: string) => record.record[places.get(column) ?? -1]?.trim() ?? '',
    }))
    return { columns, rows }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw invalid('is not valid CSV: a cell with quotes must begin and end with them', {
      file,
      line: lineOf(error as Slip),
    })
  }
}
