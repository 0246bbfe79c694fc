/** The table in the project's README, between two marks; at its end where it has none yet. */
import type { Results } from '../results'
import { summary } from './summary'

const BEGIN = '<!-- bench -->'
const END = '<!-- /bench -->'
const PLACE = new RegExp(`${BEGIN}[^]*${END}`)

const section = (results: Results): string => `${BEGIN}

Beside what people use today, and beside the least that is possible; \`npm run bench\` makes it again. How, and all of it:
[bench/](bench/README.md), [results](bench/RESULTS.md).

![Bytes](bench/charts/bytes.svg)
![From firing to the painted frame](bench/charts/paint.svg)

<details>
<summary>All measures, lost like won</summary>

${summary(results)}

</details>

${END}`

/** @param text of a README */
export const withSummary = (text: string, results: Results): string =>
  PLACE.test(text)
    ? text.replace(PLACE, () => section(results))
    : `${text.trimEnd()}\n\n## How it compares\n\n${section(results)}\n`
