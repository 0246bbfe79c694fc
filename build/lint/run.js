/** `npm run lint`, after Biome: what needs more than one file, or types, to be seen. test/unit/lint.test.ts runs the same. */
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'
import { cycles } from './cycles.js'
import { wrongDirections } from './directions.js'
import { pastTheDoors } from './doors.js'
import { unusedExports } from './exports.js'
import { foreignLookups } from './foreign-names.js'
import { LATER } from './later.js'
import { withProject } from './project.js'

const CHECKS = [foreignLookups, pastTheDoors, wrongDirections, cycles, unusedExports]

/** One line for each. */
export const offences = () => {
  const found = withProject((project) => CHECKS.flatMap((check) => check(project)))
  return [
    ...found.filter((line) => !LATER.some((excused) => excused.test(line))),
    ...LATER.filter((excused) => !found.some((line) => excused.test(line))).map(
      (excused) => `build/lint/later.js ${excused}: matches nothing any more; delete the line`,
    ),
  ]
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const found = offences()
  for (const line of found) console.error(line)
  process.exitCode = found.length ? 1 : 0
}
