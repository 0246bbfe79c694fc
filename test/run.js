/**
 * `npm test`: runs lint, types, sizes and suites, and ends with one line of totals, after one that says what it left out. `npm run test:all` (`--all`) runs what
 * test/suites.ts leaves out as well.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildStale } from '../build/build.js'
import { ensureBrowsers } from './support/chrome.js'
import { leftOutOf, sentenceOf } from './support/left-out.js'
import { keepInMemory } from './support/memory.js'
import { printTimes, timed } from './support/phases.js'
import { checks, reportsIn, sizes, suites } from './support/steps.js'

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

try {
  ensureBrowsers()
  // None of these needs the build. Building waits for its workers, so there is room beside it.
  const beside = Object.entries(checks).map(([name, check]) => timed(name, () => check(work)))
  await timed('build', () => buildStale({ react: true }))
  count(await timed('sizes', sizes))
  count(await timed('suites', () => suites(work)))
  for (const results of await Promise.all(beside)) count(results)
  printTimes(work)
  leftOut = sentenceOf(leftOutOf(reportsIn(work)))
} catch (error) {
  console.error(error)
  count([{ name: 'the run itself', passed: 0, failed: 1 }])
} finally {
  rmSync(work, { recursive: true })
}
if (leftOut) console.log(leftOut)
console.log(`${totals.passed} passed, ${totals.failed} failed`)
process.exitCode = totals.failed ? 1 : 0
