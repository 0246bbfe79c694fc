/** Ours, the best peer, the limit: one row for each measure, losing ones like winning ones. */
import type { PageRow, Results } from '../results'
import { measured, number, table, times } from './format'

const unitOf = ({ unit }: PageRow): string => (unit ? `, ${unit}` : '')

const pageRows = ({ page, columns }: Results): string[][] => {
  const titleOf = (name: string): string => columns.find((column) => column.name === name)?.title ?? name
  return page.map((row) => {
    const { title, unit, step, values, peer, limit } = row
    const value = (name: string): string => measured(values[name], unit, step)
    return [
      `${title}${unitOf(row)}`,
      value('wisp'),
      ...(peer ? [`${value(peer.name)} (${titleOf(peer.name)})`, times(peer.ratio)] : ['–', '–']),
      ...(limit ? [`${value(limit.name)} (${titleOf(limit.name)})`, times(limit.ratio)] : ['–', '–']),
    ]
  })
}

const serverRows = ({ server }: Results): string[][] =>
  server
    .filter(({ database }) => database !== 'none')
    .map(({ name, database, processes, perSecond, perSecondRatio }) => {
      const bare = server.find((row) => row.name === name && row.database === 'none')
      return [
        `${name} calls a second, ${database}, ${processes} ${processes > 1 ? 'processes' : 'process'}`,
        number(perSecond.median),
        '–',
        '–',
        `${number(bare?.perSecond.median ?? Number.NaN)} (bare Hono route)`,
        times(perSecondRatio),
      ]
    })

export const summary = (results: Results): string =>
  table(
    ['', 'Wisp', 'best peer', 'ratio', 'limit', 'ratio'],
    [...pageRows(results), ...serverRows(results)],
  )
