import { expect, it } from 'vitest'
import { meets, readCondition } from '../../../../shared/checks/meets'

it.each([
  ['topic', [], false],
  ['topic', [''], false],
  ['topic', ['x'], true],
  ['topic:*', ['x'], true],
  ['topic:*', [''], false],
  ['topic:a|b', ['b'], true],
  ['topic:a|b', ['B'], false],
  ['topic:a|b', ['c', 'a'], true],
  ['topic:a:b', ['a:b'], true],
  ['topic:', [''], true],
  ['topic:', ['x'], false],
  ['topic:x|*', ['y'], true],
])('%j with %j is %s', (condition, values, isMet) => {
  expect(meets(condition, (field) => (field === 'topic' ? values : []))).toBe(isMet)
})

it('tells which field decides', () => {
  expect(readCondition('topic:a|b')).toEqual({ field: 'topic', accepted: ['a', 'b'] })
  expect(readCondition('')).toEqual({ field: '', accepted: ['*'] })
})
