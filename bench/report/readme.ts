/** The table in the project's README, between two marker comments; appended if they are missing. */
import { verdict } from '../gallery/verdict'
import type { Results } from '../results'
import { gallerySummary, summary } from './summary'

const BEGIN = '<!-- bench -->'
const END = '<!-- /bench -->'
const PLACE = new RegExp(`${BEGIN}[^]*${END}`)

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

const section = (results: Results): string => `${BEGIN}

Compared with popular alternatives, and with the minimum that is possible. \`npm run bench\` repeats the measurements.
Methods: [bench/](bench/README.md); all [results](bench/RESULTS.md).

![Bytes](bench/charts/bytes.svg)
![From firing to the painted frame](bench/charts/paint.svg)

<details>
<summary>All measures, including those where Wisp loses</summary>

${summary(results)}

</details>

${gallery(results)}${END}`

/** @param text content of the README */
export const withSummary = (text: string, results: Results): string =>
  PLACE.test(text)
    ? text.replace(PLACE, () => section(results))
    : `${text.trimEnd()}\n\n## How it compares\n\n${section(results)}\n`
