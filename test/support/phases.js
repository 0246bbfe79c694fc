/** Measures and prints the durations of the phases and files of a run. */
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
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

/** Linux counts processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100

/** Seconds that processors have worked for this run and all that it has started and that has ended; undefined on systems other than Linux. */
const processorSeconds = () => {
  if (!existsSync('/proc/self/stat')) return
  const stat = readFileSync('/proc/self/stat', 'utf8')
  // After the name, which may hold spaces: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html, fields 14 to 17.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) / TICKS_PER_SECOND, 0)
}

/** @param {string} report file of Vitest's */
export const printTimes = (report) => {
  console.log('\nSeconds of each phase; lint and types run beside the build:')
  for (const [name, ms] of phases) console.log(`${seconds(ms)}  ${name}`)
  const worked = processorSeconds()
  if (worked)
    console.log(
      `${seconds(worked * 1_000)}  processor seconds of all this, to compare where others use the machine, too`,
    )
  const files = filesOf(report)
  console.log(`\nSeconds of the ${MAX_LISTED_FILES} files that took longest, of ${files.length}:`)
  for (const [name, ms] of files.sort(([, a], [, b]) => b - a).slice(0, MAX_LISTED_FILES))
    console.log(`${seconds(ms)}  ${name}`)
}
