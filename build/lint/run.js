/**
 * The part of `npm run lint` that runs after Biome: checks that need several files or types.
 * test/unit/build/lint/project.test.ts runs the same checks.
 */
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

/**
 * The offences that are not excused, and the excuses that match nothing.
 * @param {string[]} found
 * @param {RegExp[]} later
 */
export const unexcused = (found, later) => [
  ...found.filter((line) => !later.some((excused) => excused.test(line))),
  ...later
    .filter((excused) => !found.some((line) => excused.test(line)))
    .map((excused) => `build/lint/later.js ${excused}: matches nothing; delete the line`),
]

/** One line for each offence. */
export const offences = () =>
  unexcused(
    withProject((project) => CHECKS.flatMap((check) => check(project))),
    LATER,
  )

if (argv[1] === fileURLToPath(import.meta.url)) {
  const found = offences()
  for (const line of found) console.error(line)
  process.exitCode = found.length ? 1 : 0
}
