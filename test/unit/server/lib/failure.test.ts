import { expect, it } from 'vitest'
import { shortened } from '../../../../server/lib/failure'

const lines = (count: number): string =>
  Array.from({ length: count }, (_, index) => `row ${index + 1} is wrong`).join('\n')

it('a failure of many lines prints twenty, and how many more there are', () => {
  const output = shortened(lines(30_000)).split('\n')
  expect(output).toHaveLength(21)
  expect(output.slice(-2)).toEqual(['row 20 is wrong', 'and 29,980 more'])
})

it('a failure that a terminal can show stays whole, and none says that there is one more', () => {
  for (const count of [1, 20, 21]) expect(shortened(lines(count))).toBe(lines(count))
})
