/** The steps of `npm test`; each gives its results. */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { at, root } from '../../build/paths.js'

/** @typedef {{ name: string, passed: number, failed: number }} Result */

/** The files with what Vitest reports. */
const REPORTS = { units: 'units.json', suites: 'suites.json' }

/** The compiler reads most types again in each of its threads, and what runs beside it needs the other core. */
const ONE_THREAD = ['--singleThreaded']

/** How far the compiler's memory grows before garbage is collected: it ends soon, so it need not save any. */
const GARBAGE_PERCENT = '400'

/**
 * Runs a script of the project or of node_modules. With `quiet`, prints its output only if it fails, so that commands side by side do not
 * mix theirs.
 * @param {string} tool @param {string[]} args @param {{ quiet?: boolean }} [how]
 * @returns {Promise<{ status: number | null, output: string }>}
 */
const run = (tool, args, { quiet = false } = {}) =>
  new Promise((resolve) => {
    // The build sets NODE_ENV to `production`, in which Vite does not resolve Node's own modules.
    const env = { GOGC: GARBAGE_PERCENT, ...process.env, NODE_ENV: 'test' }
    const stdio = quiet ? 'pipe' : 'inherit'
    const child = spawn(process.execPath, [at(tool), ...args], { cwd: root, stdio, env })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (data) => {
        output += data
      })
    child.once('close', (status) => {
      if (quiet && status !== 0) console.log(output)
      resolve({ status, output })
    })
  })

/** @param {string} name @param {string} tool @param {string[]} args @returns {Promise<Result[]>} */
const check = async (name, tool, ...args) => {
  const { status } = await run(tool, args, { quiet: true })
  return [{ name, passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 }]
}

/**
 * @param {string} name @param {string} report file for the results @param {string[]} projects
 * @param {{ quiet?: boolean }} how
 * @returns {Promise<Result[]>}
 */
const vitest = async (name, report, projects, how) => {
  const chosen = projects.flatMap((project) => ['--project', project])
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${report}`]
  const { status } = await run('node_modules/vitest/vitest.mjs', ['run', ...chosen, ...reporters], how)
  if (!existsSync(report)) return [{ name, passed: 0, failed: 1 }]
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'))
  // A file that fails to load has no failed test, and neither has an error outside all tests. Count both as failures.
  const broken = numFailedTests === 0 && (numFailedTestSuites > 0 || status !== 0) ? 1 : 0
  return [{ name, passed: numPassedTests, failed: numFailedTests + broken }]
}

/** The steps that need no build. @satisfies {Record<string, (work: string) => Promise<Result[]>>} */
export const checks = {
  lint: async () => [
    ...(await check('lint', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.')),
    ...(await check('house rules', 'build/lint/run.js')),
  ],
  /** All code once, then pages without Node's types and the server without the browser's. */
  types: async () => {
    const results = []
    for (const config of ['tsconfig.json', 'tsconfig.page.json', 'tsconfig.server.json'])
      results.push(
        ...(await check(
          `types of ${config}`,
          'node_modules/typescript/bin/tsc',
          ...ONE_THREAD,
          '--noEmit',
          '-p',
          config,
        )),
      )
    return results
  },
  units: (/** @type {string} */ work) =>
    vitest('units', join(work, REPORTS.units), ['unit', 'unit-react'], { quiet: true }),
}

/** @param {string} work folder for reports */
export const suites = (work) => vitest('suites', join(work, REPORTS.suites), ['shipped', 'react'], {})

/** What Vitest has reported. @param {string} work folder of reports */
export const reportsIn = (work) =>
  Object.values(REPORTS)
    .map((name) => join(work, name))
    .filter(existsSync)
    .map((file) => JSON.parse(readFileSync(file, 'utf8')))

/** @returns {Promise<Result[]>} */
export const sizes = async () => {
  const { output } = await run('node_modules/size-limit/bin.js', ['--json'], { quiet: true })
  return JSON.parse(output).map(
    (/** @type {{ name: string, size: number, sizeLimit: number, passed: boolean }} */ entry) => ({
      name: `${entry.name}: ${entry.size} of ${entry.sizeLimit} bytes`,
      passed: entry.passed ? 1 : 0,
      failed: entry.passed ? 0 : 1,
    }),
  )
}
