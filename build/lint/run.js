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
import { folderCycles } from './folders.js'
import { foreignLookups } from './foreign-names.js'
import { withProject } from './project.js'

const CHECKS = [foreignLookups, pastTheDoors, wrongDirections, cycles, folderCycles, unusedExports]

/** One line for each offence. */
export const offences = () => withProject((project) => CHECKS.flatMap((check) => check(project)))

if (argv[1] === fileURLToPath(import.meta.url)) {
  const lines = offences()
  for (const line of lines) console.error(line)
  process.exitCode = lines.length ? 1 : 0
}
