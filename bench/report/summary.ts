/** Wisp, the best peer and the limit: one row per measure, including those where Wisp loses. */
import type { Against, ColumnHead, PageRow, Results } from '../results'
import { label, measured, number, table, times } from './format'

const rowsOf = (rows: PageRow[], columns: ColumnHead[]): string[][] => {
  const titleOf = (name: string): string => columns.find((column) => column.name === name)?.title ?? name
  return rows.map((row) => {
    const comparison = (other: Against | undefined): string[] =>
      other ? [`${measured(row, other.name)} (${titleOf(other.name)})`, times(other.ratio)] : ['–', '–']
    return [label(row), measured(row, 'wisp'), ...comparison(row.peer), ...comparison(row.limit)]
  })
}

const serverRows = ({ server }: Results): string[][] =>
  server
    .filter(({ sites, popups }) => sites === SITES && popups === 1)
    .map(({ name, database, processes, cost }) => [
      `${name}: µs of processor, ${database}, ${processes} ${processes > 1 ? 'processes' : 'process'}`,
      number(cost.value.median),
      '–',
      '–',
      `${number(cost.floor.median)} (bare Hono route)`,
      times(cost.ratio),
    ])

/** How many of the sites are shown. */
const SITES = 10

const HEAD = ['', 'Wisp', 'best peer', 'ratio', 'limit', 'ratio']

export const summary = (results: Results): string =>
  table(HEAD, [...rowsOf(results.page, results.columns), ...serverRows(results)])

/** '' if galleries were not measured. */
export const gallerySummary = ({ gallery, galleries }: Results): string =>
  gallery.length ? table(HEAD, rowsOf(gallery, galleries)) : ''
