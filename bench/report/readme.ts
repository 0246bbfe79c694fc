/** The lines of the bench that the project's README prints. */

import type { Results } from '../results'
import { number, table, times } from './format'
import { verdict } from './gallery-verdict'
import { measuredAt } from './measured-at'
import { replacingSummary } from './replacing'
import { gallerySummary, summary } from './summary'

const replacing = (results: Results): string =>
  results.replacing?.length
    ? `Whole pages, beside jQuery and the plugins that ours replace there; bytes (requests):

${replacingSummary(results.replacing)}

`
    : ''

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

/** The measures by which popups are chosen, in a visitor's words; bytes with the requests that they come in. */
const SHORT: { name: string; words: string; requests?: string }[] = [
  { name: 'bytes-armed', words: 'bytes (requests) before anything fires', requests: 'requests-armed' },
  { name: 'bytes-shown', words: '… until a popup is shown', requests: 'requests-shown' },
  { name: 'bytes-told', words: '… with all that it loads by itself', requests: 'requests-told' },
  { name: 'bytes-lead', words: '… until a lead has been sent', requests: 'requests-lead' },
  { name: 'boot-script', words: 'script while the page loads, ms' },
  { name: 'paint-cold', words: 'from firing to the popup on the screen, ms' },
  { name: 'paint-far', words: '… over a network of 150 ms, ms' },
  { name: 'paint-delay', words: '… where it fires after five seconds, ms' },
  { name: 'paint-exit', words: '… where it fires as the pointer leaves, ms' },
  { name: 'paint-scroll', words: '… where it fires by scrolling, ms' },
  { name: 'paint-warm', words: '… the second time, ms' },
  { name: 'memory-shown', words: 'memory with a popup shown, kB' },
]

const rowOf = ({ page, columns }: Results, { name, words, requests }: (typeof SHORT)[number]): string[][] => {
  const row = page.find((entry) => entry.name === name)
  const peer = row?.peer
  if (!peer) return []
  const requestsRow = page.find((entry) => entry.name === requests)
  const value = (column: string): string => {
    const median = number(row.values[column]?.median ?? Number.NaN)
    return requestsRow ? `${median} (${number(requestsRow.values[column]?.median ?? Number.NaN)})` : median
  }
  const title = columns.find((column) => column.name === peer.name)?.title.replace(/ [\d.]+$/, '')
  const ratio = times(peer.ratio)
  const isLost = (peer.ratio?.median ?? 0) > 1
  return [[words, value('wisp'), `${title}: ${value(peer.name)}`, isLost ? `**${ratio}**` : ratio]]
}

/** Where Wisp stands beside the best of the others; what is lost is printed bold. */
export const numbers = (results: Results): string => {
  const rows = SHORT.flatMap((measure) => rowOf(results, measure))
  return `${table(['', 'Wisp', 'the best of the others', 'ratio'], rows)}

Times and memory: ${measuredAt(results).page}; bytes and requests: this build. Ratios are those within a round.`
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

${replacing(results)}${gallery(results)}`.trimEnd()
