/** Measures and prints the durations of the phases and files of a run. */
import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../../build/paths.js'

/** This many of the slowest files are listed. */
const MAX_LISTED_FILES = 12

/** @type {[name: string, seconds: number][]} */
const phases = []

const seconds = (/** @type {number} */ ms) => (ms / 1_000).toFixed(1).padStart(7)

/** @template T @param {string} name @param {() => Promise<T>} work @returns {Promise<T>} */
export const timed = async (name, work) => {
  const started = performance.now()
  try {
    return await work()
  } finally {
    phases.push([name, performance.now() - started])
  }
}

/** @param {string} file a report of Vitest @returns {[name: string, seconds: number][]} */
const filesOf = (file) =>
  existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8')).testResults.map(
        (/** @type {{ name: string, startTime: number, endTime: number }} */ { name, startTime, endTime }) => [
          relative(root, name),
          endTime - startTime,
        ],
      )
    : []

/** @param {string} work folder of the reports */
export const printTimes = (work) => {
  console.log('\nSeconds of each phase; build, lint, types and units run side by side:')
  for (const [name, ms] of phases) console.log(`${seconds(ms)}  ${name}`)
  const files = ['units.json', 'suites.json'].flatMap((name) => filesOf(join(work, name)))
  console.log(`\nSeconds of the ${MAX_LISTED_FILES} files that took longest, of ${files.length}:`)
  for (const [name, ms] of files.sort(([, a], [, b]) => b - a).slice(0, MAX_LISTED_FILES))
    console.log(`${seconds(ms)}  ${name}`)
}
