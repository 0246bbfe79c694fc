/** RESULTS.md: all of results.json as tables. */

import { aimsOf } from '../aims'
import { formbricksProduct as carried } from '../columns/carried'
import { SIGNIFICANT_MS } from '../growth/line'
import type { ColumnHead, Curve, PageRow, Results } from '../results'
import { LEADS } from '../server/desk'
import { label, measured, number, stat, table, times } from './format'
import { verdict } from './gallery-verdict'
import { measuredAt } from './measured-at'
import { replacingTable } from './replacing'
import { gallerySummary, summary } from './summary'

/** Results of earlier versions have none. */
const wholePages = ({ replacing }: Partial<Results['rounds']>): string =>
  replacing ? `${replacing} of whole pages, ` : ''

const head = (
  { machine, rounds }: Results,
  { page, gallery, server }: ReturnType<typeof measuredAt>,
): string => `# What was measured

The page and growth on ${page}, the galleries on ${gallery}, the server on ${server}, with ${machine.browser} on
${machine.processors} × ${machine.processor}, Node ${machine.node}, ${machine.postgres}. Bytes and requests of ours are those of today's build (\`npm run figures\`).
Medians, with the middle half of the samples in brackets; ${rounds.page} rounds on the page, ${wholePages(rounds)}${rounds.gallery} of galleries, ${rounds.growth} of growth, ${rounds.server} on the server, all
columns in each. Ratios are ours divided by theirs within a round, so less is better, except for calls per second. [README.md](README.md) describes
how each value is measured.`

const aimsTable = (results: Results): string =>
  table(
    ['', 'aim', 'measured', 'met'],
    aimsOf(results).map(({ title, limit, unit, value, isMet }) => [
      title,
      `≤ ${number(limit)} ${unit}`.trim(),
      value === undefined ? '–' : `${number(value)} ${unit}`.trim(),
      value === undefined ? 'not measured' : isMet ? 'yes' : '**not yet**',
    ]),
  )

/** @param more cells for the end of each row, the first of them for the head */
const byColumn = (
  rows: PageRow[],
  columns: ColumnHead[],
  head: string[] = [],
  more?: (row: PageRow) => string[],
): string =>
  table(
    ['', ...columns.map(({ title }) => title), ...head],
    rows.map((row) => [label(row), ...columns.map(({ name }) => measured(row, name)), ...(more?.(row) ?? [])]),
  )

const page = ({ page: rows, columns }: Results): string =>
  byColumn(rows, columns, [`*${carried.title}*`], ({ name }) => {
    const value = carried.values[name]
    return [value === undefined ? '–' : number(value)]
  })

const notes = (columns: Pick<ColumnHead, 'title' | 'note'>[]): string =>
  columns
    .filter(({ note }) => note)
    .map(({ title, note }) => `- ${title}: ${note}`)
    .join('\n')

const replacingTables = ({ replacing = [] }: Results): string =>
  replacing.length
    ? `## Whole pages

What a page loads from the server of its scripts, beside what ours replace there: the same page, read to its end, from which a visitor
then writes to its owner.

${replacing.map(replacingTable).join('\n\n')}

`
    : ''

const gallery = (results: Results): string =>
  results.gallery.length
    ? `## Galleries

The same page with 12 thumbnails that link to pictures of 1600 × 1200 pixels. 4× slowed.

${verdict(results)}

![From the click to the first frame](charts/gallery.svg)

${gallerySummary(results)}

${byColumn(results.gallery, results.galleries)}

${notes(results.galleries)}

`
    : ''

const curve = ({ title, of, lines }: Curve): string => {
  const counts = lines[0]?.points.map(({ count }) => count) ?? []
  const rows = lines.map((line) => [
    line.title,
    ...line.points.map(({ cost }) => (cost.median < SIGNIFICANT_MS ? `< ${SIGNIFICANT_MS}` : stat(cost))),
    line.exponent ? stat(line.exponent) : 'flat',
    line.growth ? `${stat(line.growth)} ×` : '–',
  ])
  return `### ${title}, ms\n\n${table([of, ...counts.map(number), 'exponent', 'the last / the first'], rows)}`
}

const server = ({ server: rows }: Results): string =>
  table(
    [
      '',
      'database',
      'processes',
      'sites',
      'popups of each',
      'µs of processor',
      'floor',
      'ratio',
      'calls a second',
      'floor',
      'ratio',
      '99th percentile, ms',
      'floor',
      'rows in one transaction',
    ],
    rows.map(({ name, database, processes, sites, popups, cost, perSecond, p99, together }) => [
      name,
      database,
      number(processes),
      number(sites),
      number(popups),
      stat(cost.value),
      stat(cost.floor),
      times(cost.ratio),
      stat(perSecond.value),
      stat(perSecond.floor),
      times(perSecond.ratio),
      stat(p99.value),
      stat(p99.floor),
      together ? stat(together) : '–',
    ]),
  )

const desk = ({ desk: rows }: Results): string =>
  table(
    ['', 'database', ''],
    rows.map(({ name, database, unit, value }) => [name, database, `${stat(value)} ${unit}`]),
  )

const memory = ({ memory: rows }: Results): string =>
  table(
    ['database', 'sites', 'resident memory, MB'],
    rows.map(({ database, sites, memory: used }) => [
      database === 'none' ? 'none: a bare route' : database,
      number(sites),
      stat(used),
    ]),
  )

export const markdown = (results: Results): string => `${head(results, measuredAt(results))}

## In short

${summary(results)}

![Bytes](charts/bytes.svg)
![Boot](charts/boot.svg)
![From firing to the painted frame](charts/paint.svg)

## Aims

${aimsTable(results)}

## On the page

${page(results)}

${notes([...results.columns, { title: `*${carried.title}*`, note: carried.note }])}

${replacingTables(results)}${gallery(results)}## Growth

Milliseconds of script, layout and style at full speed, minus the cost of none. The exponent k is that of cost ~ countᵏ: 1 grows
with the count, 2 with its square. A cost close to zero is called flat. “The last / the first” is of the whole page, with what none costs. The loader stores only some of the visited pages: this
table shows the cost of a record with all of them.

![Growth](charts/growth.svg)

${results.growth.map(curve).join('\n\n')}

## On the server

${server(results)}

The floor is a bare Hono route that decodes the same call and answers with as much JSON, in the same round. With two processes, the
load generator, PostgreSQL and both servers share the ${results.machine.processors} processors.

With ${number(LEADS)} leads and as many views:

${desk(results)}

${memory(results)}
`
