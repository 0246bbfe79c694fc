/** Rows of a CSV file with a header, each with the line that it begins on. */
import { Failure } from '../failure'

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

export const readCsv = async (file: string, content: string): Promise<CsvFile> => {
  // Loaded on demand, because no other command needs it.
  const { CsvError, parse } = await import('csv-parse/sync')
  try {
    const options = { bom: true, info: true, relax_column_count: true, skip_empty_lines: true } as const
    const [header, ...records] = parse(content, options) as unknown as Parsed[]
    const columns = (header?.record ?? []).map((name) => name.trim().toLowerCase())
    const places = new Map(columns.map((name, index) => [name, index]))
    const rows = records.map((parsed) => ({
      line: firstLine(parsed),
      get: (column: string) => parsed.record[places.get(column) ?? -1]?.trim() ?? '',
    }))
    return { columns, rows }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const { lines = 1 } = error as { lines?: number }
    throw new Failure(`${file}:${lines} is not valid CSV: a cell with quotes must begin and end with them`)
  }
}
