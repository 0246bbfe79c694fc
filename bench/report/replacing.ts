/** Whole pages with our scripts, and with jQuery and the plugins that ours replace. */
import type { ReplacingTable } from '../results'
import { label, measured, number, table, times } from './format'

export const replacingTable = ({ title, columns, rows }: ReplacingTable): string => {
  const products = columns.filter(({ name }) => name !== 'empty')
  const cells = rows.map((row) => [
    label(row),
    ...products.map(({ name }) => measured(row, name)),
    times(row.peer?.ratio),
  ])
  const notes = products.filter(({ note }) => note).map(({ title, note }) => `- ${title}: ${note}`)
  return `### ${title}\n\n${table(['', ...products.map(({ title }) => title), 'ratio'], cells)}\n\n${notes.join('\n')}`
}

/** The moments of a visit, in a visitor's words. */
const SHORT = [
  ['ready', 'ready'],
  ['seen', 'read to its end'],
  ['lead', 'its owner has been written to'],
] as const

const summaryRow = ({ title, rows }: ReplacingTable, [moment, words]: (typeof SHORT)[number]): string[][] => {
  const bytes = rows.find(({ name }) => name === `bytes-${moment}`)
  const requests = rows.find(({ name }) => name === `requests-${moment}`)
  if (!bytes?.peer || !requests) return []
  const value = (column: string): string =>
    `${number(bytes.values[column]?.median ?? Number.NaN)} (${number(requests.values[column]?.median ?? Number.NaN)})`
  return [[`${title}, ${words}`, value('wisp'), value(bytes.peer.name), times(bytes.peer.ratio)]]
}

/** Bytes with the requests that they come in. */
export const replacingSummary = (tables: ReplacingTable[]): string =>
  table(
    ['', 'Wisp', 'jQuery and its plugins', 'ratio'],
    tables.flatMap((page) => SHORT.flatMap((moment) => summaryRow(page, moment))),
  )
