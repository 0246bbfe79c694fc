import { expect, it } from 'vitest'
import { at } from '../../../build/paths.js'
import { leftOutOf, sentenceOf } from '../../support/left-out.js'

const report = (counts: [passed: number, failed: number, skipped: number, total: number], ...files: string[]) => {
  const [numPassedTests, numFailedTests, numPendingTests, numTotalTests] = counts
  const testResults = files.map((file) => ({ name: at(file) }))
  return { numPassedTests, numFailedTests, numPendingTests, numTotalTests, numTodoTests: 0, testResults }
}

it('a run leaves out the files that no report names, and the cases that none has a result of', () => {
  const files = ['test/server/a.test.ts', 'test/browser/b.test.ts', 'test/browser/c/d.test.ts']
  const units = report([90, 1, 2, 93], 'test/unit/x.test.ts')
  const suites = report([10, 0, 3, 40], 'test/server/a.test.ts', 'test/browser/c/d.test.ts')
  expect(leftOutOf([units, suites], files)).toEqual({ files: 1, cases: 27, skipped: 5 })
})

it('a run says in one line what it left out, and why', () => {
  const line = sentenceOf({ files: 62, cases: 661, skipped: 53 })
  expect(line).toMatch(/^Not run: 62 files and 661 cases left to npm run test:all, .*; 53 cases skipped by [^\n]+$/)
  expect(sentenceOf({ files: 0, cases: 1, skipped: 0 })).toMatch(/^Not run: 1 case left to npm run test:all/)
  expect(sentenceOf({ files: 0, cases: 0, skipped: 1 })).toBe('Not run: 1 case skipped by a condition of their own')
})

it('a run that has left out nothing says nothing of it', () => {
  expect(sentenceOf({ files: 0, cases: 0, skipped: 0 })).toBe('')
})
