/** The part of `npm run lint` that runs after Biome: checks that need several files or types. */
import { cycles } from './cycles.js'
import { wrongDirections } from './directions.js'
import { pastTheDoors } from './doors.js'
import { unusedExports } from './exports.js'
import { folderCycles } from './folders.js'
import { foreignLookups } from './foreign-names.js'
import { withProject } from './project.js'
import { wrongReferences } from './references.js'

const CHECKS = [foreignLookups, pastTheDoors, wrongDirections, cycles, folderCycles, unusedExports, wrongReferences]

const offences = withProject((project) => CHECKS.flatMap((check) => check(project)))
for (const offence of offences) console.error(offence)
process.exitCode = offences.length ? 1 : 0
