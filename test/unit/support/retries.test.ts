import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { at } from '../../../build/paths.js'

const FLAKY = `let tries = 0
test('passes at once', () => {})
describe('on a busy machine', () => test('passes the second time', () => { if (!tries++) throw new Error('not yet') }))
test('passes never', () => { throw new Error('broken') })`

/** What a run of these tests prints, each tried twice. */
const printedBy = (tests: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'wisp-retries-'))
  writeFileSync(join(folder, 'some.test.js'), tests)
  const options = ['--globals', '--retry=1', `--reporter=${at('test/support/retries.js')}`, '--root', folder]
  try {
    return spawnSync(process.execPath, [at('node_modules/vitest/vitest.mjs'), 'run', ...options], { encoding: 'utf8' })
      .stdout
  } finally {
    rmSync(folder, { recursive: true })
  }
}

it('a run names each test that passed only on a retry, and how many there were', () => {
  expect(printedBy(FLAKY).trim().split('\n')).toEqual([
    '1 test passed only when tried again:',
    '↻ some.test.js > on a busy machine > passes the second time',
  ])
  expect(printedBy(`test('passes at once', () => {})`).trim()).toBe('No test had to be tried again.')
})
