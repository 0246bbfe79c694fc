import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { at } from '../../../build/paths.js'
import { COMPLETE_ONLY, IN_PART, isComplete, runsInPart, SERVER_COMPLETE_ONLY, SERVER_IN_PART } from '../../suites'
import { leaveOut } from '../../support/everyday-runner'
import { everydayRows, shareOf, turnsOf } from '../../support/everyday-share'

it('every suite that is left to the complete run, in whole or in part, is there, and listed once', () => {
  const ofServer = Object.values({ ...SERVER_COMPLETE_ONLY, ...SERVER_IN_PART }).flat()
  const names = [
    ...Object.values({ ...COMPLETE_ONLY, ...IN_PART }).flatMap((browser) => browser.map((name) => `browser/${name}`)),
    ...ofServer.map((name) => `server/${name}`),
  ]
  expect(names.filter((name) => !existsSync(at(`test/${name}.test.ts`)))).toEqual([])
  expect(names.length).toBe(new Set(names).size)
})

it('a case that is spread over rows is in one of them', () => {
  const items = [1, 2, 3, 4, 5, 6, 7]
  const rows = [0, 1, 2].map((row) => shareOf(items, row, 3))
  expect(new Set(rows.flat())).toEqual(new Set(items))
})

it.skipIf(isComplete)(
  'an everyday run has of a table the first row, each twentieth, the last, and one of each kind',
  () => {
    expect(everydayRows([...'abcdefghijklmnopqrstuvw'])).toEqual(['a', 'u', 'w'])
    expect(everydayRows(['a', 'b'])).toEqual(['a', 'b'])
    expect(everydayRows([])).toEqual([])
    expect(everydayRows([1, 2, 3, -1, -2, 4], { kindOf: Math.sign })).toEqual([1, -1, 4])
    const rows = [1, 2, -1, ...Array.from({ length: 19 }, (_, index) => index + 4)]
    expect(everydayRows(rows, { kindOf: Math.sign })).toEqual([1, -1, 21, 22])
  },
)

it.skipIf(isComplete)('tables of the same rows share none but the last where they begin at different places', () => {
  const rows = Array.from({ length: 30 }, (_, row) => row)
  const together = ([0, 1, 2] as const).flatMap((first) => everydayRows(rows, { first }))
  expect(together.filter((row, place) => together.indexOf(row) !== place)).toEqual([29, 29])
})

it.skipIf(isComplete)('an everyday run has each case in one of several surroundings, in turn', () => {
  const turns = ['here', 'there', 'elsewhere'].map((surrounding, _, all) => turnsOf(all, surrounding))
  const runs = [1, 2, 3, 4].map(() => turns.map((isNext) => isNext()).filter(Boolean).length)
  expect(runs).toEqual([1, 1, 1, 1])
})

it('an everyday run has of a file that is run in part the first case of each subject, each twentieth and the last', () => {
  const caseOf = (name: string) => ({ type: 'test' as const, name, mode: 'run' as 'run' | 'skip' })
  const cases = [...'abcdefghijklmnopqrstuvwxyz'].map(caseOf)
  const suite = (...tasks: object[]) => ({ type: 'suite' as const, tasks })
  const row = ['in time', 'too late'].map(caseOf)
  const sameRow = ['in time', 'too late'].map(caseOf)
  const other = ['in time', 'never'].map(caseOf)
  leaveOut(
    suite(
      ...cases.slice(0, 1),
      suite(...cases.slice(1, 5)),
      suite(...row),
      suite(...sameRow),
      suite(...other),
      suite(suite(...cases.slice(5, 10)), suite(...cases.slice(10))),
    ) as never,
  )
  const ran = [...cases, ...row, ...sameRow, ...other].filter(({ mode }) => mode === 'run')
  expect(ran).toEqual([cases[0], cases[1], cases[5], cases[14], cases[25], row[0], other[0]])
  expect(runsInPart('/anywhere/test/browser/escape.test.ts')).toBe(true)
  expect(runsInPart('/anywhere/test/browser/site/escape.test.ts')).toBe(false)
  expect(runsInPart('/anywhere/test/server/startup.test.ts')).toBe(true)
  expect(runsInPart('/anywhere/test/browser/startup.test.ts')).toBe(false)
})
