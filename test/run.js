/** `npm test`: runs everything and ends with one line of totals. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildStale } from '../build/build.js'
import { at, root } from '../build/paths.js'
import { ensureBrowsers } from './support/chrome.js'

const work = mkdtempSync(join(tmpdir(), 'wisp-test-'))
const totals = { passed: 0, failed: 0 }

/** @param {string} name @param {number} passed @param {number} failed */
const count = (name, passed, failed) => {
  totals.passed += passed
  totals.failed += failed
  console.log(`${failed ? '✗' : '✓'} ${name}`)
}

/** The build sets NODE_ENV to `production`, in which Vite does not resolve Node's own modules. */
const env = () => ({ ...process.env, NODE_ENV: 'test' })

/** @param {string} tool a command of node_modules @param {string[]} args @param {import('node:child_process').StdioOptions} stdio */
const run = (tool, args, stdio = 'inherit') =>
  spawnSync(process.execPath, [at(`node_modules/${tool}`), ...args], { cwd: root, stdio, encoding: 'utf8', env: env() })

/** @param {string} name @param {string} tool @param {string[]} args */
const check = (name, tool, ...args) => {
  const passed = run(tool, args).status === 0
  count(name, passed ? 1 : 0, passed ? 0 : 1)
}

const sizes = () => {
  const { stdout } = run('size-limit/bin.js', ['--json'], ['ignore', 'pipe', 'inherit'])
  for (const { name, size, sizeLimit, passed } of JSON.parse(stdout))
    count(`${name}: ${size} of ${sizeLimit} bytes`, passed ? 1 : 0, passed ? 0 : 1)
}

const suites = () => {
  const report = join(work, 'vitest.json')
  const { status } = run('vitest/vitest.mjs', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--reporter=${at('test/support/retries.js')}`,
    `--outputFile=${report}`,
  ])
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'))
  // A file that fails to load has no failed test, and neither has an error outside all tests. Count both as failures.
  const broken = numFailedTests === 0 && (numFailedTestSuites > 0 || status !== 0) ? 1 : 0
  count('suites', numPassedTests, numFailedTests + broken)
}

try {
  ensureBrowsers()
  await buildStale({ react: true })
  check('lint', '@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.')
  check('types', 'typescript/bin/tsc', '--noEmit')
  sizes()
  suites()
} catch (error) {
  console.error(error)
  count('the run itself', 0, 1)
} finally {
  rmSync(work, { recursive: true })
}
console.log(`${totals.passed} passed, ${totals.failed} failed`)
process.exitCode = totals.failed ? 1 : 0
