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
    .filter(({ database }) => database !== 'none')
    .map(({ name, database, processes, perSecond, perSecondRatio }) => {
      const bare = server.find((row) => row.name === name && row.database === 'none')
      return [
        `${name} calls a second (more is better), ${database}, ${processes} ${processes > 1 ? 'processes' : 'process'}`,
        number(perSecond.median),
        '–',
        '–',
        `${number(bare?.perSecond.median ?? Number.NaN)} (bare Hono route)`,
        times(perSecondRatio),
      ]
    })

const HEAD = ['', 'Wisp', 'best peer', 'ratio', 'limit', 'ratio']

export const summary = (results: Results): string =>
  table(HEAD, [...rowsOf(results.page, results.columns), ...serverRows(results)])

/** '' if galleries were not measured. */
export const gallerySummary = ({ gallery, galleries }: Results): string =>
  gallery.length ? table(HEAD, rowsOf(gallery, galleries)) : ''
