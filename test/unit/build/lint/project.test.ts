import { expect, it } from 'vitest'
import { offences, unexcused } from '../../../../build/lint/run.js'

it('the project obeys its own rules', () => {
  expect(offences()).toEqual([])
})

it('an excused offence is ignored, and an excuse that matches nothing is an offence', () => {
  expect(unexcused(['a.ts:1 one: late', 'b.ts:2 two: late'], [/^a\.ts/, /^c\.ts/])).toEqual([
    'b.ts:2 two: late',
    'build/lint/later.js /^c\\.ts/: matches nothing; delete the line',
  ])
})
