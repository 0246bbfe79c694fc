/**
 * `npm test`: runs lint, types, sizes and tests, and ends with one line of totals, after one that says what it left out.
 * `npm run test:all` (`--all`) runs what test/suites.ts leaves out as well.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildStale } from '../build/build.js'
import { ensureBrowsers } from './support/chrome.js'
import { leftOutOf, sentenceOf } from './support/left-out.js'
import { keepInMemory } from './support/memory.js'
import { printTimes, timed } from './support/phases.js'
import { checks, REPORT, reportIn, sizes, tests } from './support/steps.js'

keepInMemory()
const work = mkdtempSync(join(tmpdir(), 'wisp-test-'))
let leftOut = ''
const totals = { passed: 0, failed: 0 }
process.env.WISP_TESTS = process.argv.includes('--all') ? 'all' : 'everyday'

/** @param {{ name: string, passed: number, failed: number }[]} results */
const count = (results) => {
  for (const { name, passed, failed } of results) {
    totals.passed += passed
    totals.failed += failed
    console.log(`${failed ? '✗' : '✓'} ${name}`)
  }
}

/** One after the other, since the build beside them keeps a core busy. */
const runChecks = async () => {
  const results = []
  for (const [name, check] of Object.entries(checks)) results.push(...(await timed(name, check)))
  return results
}

try {
  ensureBrowsers()
  const beside = runChecks()
  await timed('build', () => buildStale({ react: true }))
  count(await timed('sizes', sizes))
  count(await timed('tests', () => tests(work)))
  count(await beside)
  printTimes(join(work, REPORT))
  leftOut = sentenceOf(leftOutOf(reportIn(work)))
} catch (error) {
  console.error(error)
  count([{ name: 'the run itself', passed: 0, failed: 1 }])
} finally {
  rmSync(work, { recursive: true })
}
if (leftOut) console.log(leftOut)
console.log(`${totals.passed} passed, ${totals.failed} failed`)
process.exitCode = totals.failed ? 1 : 0
