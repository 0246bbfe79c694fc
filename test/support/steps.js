/** The steps of `npm test`; each gives its results. */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { at, root } from '../../build/paths.js'

/** @typedef {{ name: string, passed: number, failed: number }} Result */

/** The file with what Vitest reports. */
export const REPORT = 'tests.json'

/** All in one run: two side by side would have more workers than the cores can serve. */
const PROJECTS = ['shipped', 'react', 'unit', 'unit-react'].flatMap((name) => ['--project', name])

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
}

/** @param {string} work folder for the report @returns {Promise<Result[]>} */
export const tests = async (work) => {
  const report = join(work, REPORT)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${report}`]
  const { status } = await run('node_modules/vitest/vitest.mjs', ['run', ...PROJECTS, ...reporters])
  if (!existsSync(report)) return [{ name: 'tests', passed: 0, failed: 1 }]
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'))
  // A file that fails to load has no failed test, and neither has an error outside all tests. Count both as failures.
  const broken = numFailedTests === 0 && (numFailedTestSuites > 0 || status !== 0) ? 1 : 0
  return [{ name: 'tests', passed: numPassedTests, failed: numFailedTests + broken }]
}

/** What Vitest has reported. @param {string} work folder of the report */
export const reportIn = (work) => {
  const file = join(work, REPORT)
  return existsSync(file) ? [JSON.parse(readFileSync(file, 'utf8'))] : []
}

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
