/** What a run of `npm test` has not run, and what it says of that. */
import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../../build/paths.js'

/** @typedef {{ files: number, cases: number, skipped: number }} LeftOut numbers; `skipped` has cases that skip themselves */
/**
 * @typedef {object} Report of Vitest
 * @property {number} numTotalTests
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {{ name: string }[]} testResults
 */

/** The folders of suites of which `npm test` leaves out files (test/suites.ts). */
const FOLDERS = ['test/server', 'test/browser']

/** @returns {string[]} */
const suiteFiles = () =>
  FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.test.ts'))
      .map((name) => join(folder, name)),
  )

/** The number of files that no report names. @param {Report[]} reports @param {string[]} [files] */
const filesWithout = (reports, files = suiteFiles()) => {
  const ran = new Set(reports.flatMap(({ testResults }) => testResults.map(({ name }) => relative(root, name))))
  return files.filter((file) => !ran.has(file)).length
}

/**
 * Vitest collects a case before everyday-runner.ts leaves it out, so its report counts that one in total only.
 * @param {Report[]} reports @param {string[]} [files] all that there are
 * @returns {LeftOut}
 */
export const leftOutOf = (reports, files) => {
  const sum = (/** @type {(report: Report) => number} */ of) => reports.reduce((total, report) => total + of(report), 0)
  return {
    files: filesWithout(reports, files),
    cases: sum(
      (report) =>
        report.numTotalTests -
        report.numPassedTests -
        report.numFailedTests -
        report.numPendingTests -
        report.numTodoTests,
    ),
    skipped: sum(({ numPendingTests, numTodoTests }) => numPendingTests + numTodoTests),
  }
}

const counted = (/** @type {number} */ amount, /** @type {string} */ noun) =>
  `${amount} ${noun}${amount === 1 ? '' : 's'}`

/** Empty if nothing was left out. @param {LeftOut} leftOut */
export const sentenceOf = ({ files, cases, skipped }) => {
  const amounts = [files && counted(files, 'file'), cases && counted(cases, 'case')].filter(Boolean)
  const left = amounts.length
    ? [`${amounts.join(' and ')} left to npm run test:all, with most of React (test/suites.ts says which and why)`]
    : []
  const parts = [...left, ...(skipped ? [`${counted(skipped, 'case')} skipped by a condition of their own`] : [])]
  return parts.length ? `Not run: ${parts.join('; ')}` : ''
}
