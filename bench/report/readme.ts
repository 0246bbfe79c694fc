/** What the project's README prints of the bench. */
import { verdict } from '../gallery/verdict'
import type { PageRow, Results } from '../results'
import { number, table, times } from './format'
import { measuredAt } from './measured-at'
import { gallerySummary, summary } from './summary'

const gallery = (results: Results): string =>
  results.gallery.length
    ? `The image gallery of a marketing site, compared with four others:

${verdict(results)}

![From the click to the first frame](bench/charts/gallery.svg)

<details>
<summary>All measures of galleries</summary>

${gallerySummary(results)}

</details>

`
    : ''

/** The measures by which popups are chosen, in a visitor's words. */
const SHORT = {
  'bytes-armed': 'bytes before anything fires',
  'bytes-shown': 'bytes, with a popup shown',
  'requests-shown': 'requests, with a popup shown',
  'boot-script': 'script while the page loads, ms',
  'paint-cold': 'from firing to a popup on the screen, ms',
  'paint-far': '… on a network of 150 ms, ms',
  'paint-warm': '… the second time, ms',
  'memory-shown': 'memory, with a popup shown, kB',
}

const median = ({ values }: PageRow, column: string): string => number(values[column]?.median ?? Number.NaN)

const shortRow = (words: string, row: PageRow, { columns }: Results): string[] => {
  const { peer } = row
  const title = columns.find(({ name }) => name === peer?.name)?.title ?? ''
  const ratio = times(peer?.ratio)
  const isLost = (peer?.ratio?.median ?? 0) > 1
  return [
    words,
    median(row, 'wisp'),
    peer ? `${median(row, peer.name)} (${title})` : '–',
    isLost ? `**${ratio}**` : ratio,
  ]
}

/** Where Wisp stands beside the best of the others; what is lost is printed bold. */
export const numbers = (results: Results): string => {
  const rows = Object.entries(SHORT).flatMap(([name, words]) =>
    results.page.filter((row) => row.name === name).map((row) => shortRow(words, row, results)),
  )
  return `${table(['', 'Wisp', 'the best of the others', 'ratio'], rows)}

Times and memory: ${measuredAt(results).page}; bytes and requests: this build.`
}

export const comparison = (results: Results): string =>
  `The page was measured on ${measuredAt(results).page}, the galleries on ${measuredAt(results).gallery}, the server on
${measuredAt(results).server}; bytes and requests of ours are those of today's build.

![Bytes](bench/charts/bytes.svg)
![From firing to the painted frame](bench/charts/paint.svg)

<details>
<summary>All measures</summary>

${summary(results)}

</details>

${gallery(results)}`.trimEnd()
