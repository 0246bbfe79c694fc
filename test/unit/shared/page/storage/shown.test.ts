import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decodeShown, shownAt, withShown } from '../../../../../shared/page/storage/shown'

const NOW = Date.parse('2026-11-22T12:00:00.000Z')

it.each([null, undefined, 7, 'text', true, [], [{ last_showed: 'x' }]])('%j counts as an empty list', (junk) => {
  expect(decodeShown(junk)).toEqual({})
})

it('is written as the specification says', () => {
  expect(JSON.stringify(withShown({}, '31', NOW))).toBe('{"31":{"last_showed":"2026-11-22T12:00:00.000Z"}}')
})

it.each([
  [undefined],
  [null],
  [7],
  ['2026-11-22T12:00:00.000Z'],
  [{}],
  [{ last_showed: 'soon' }],
  [{ last_showed: null }],
  [{ last_showed: {} }],
])('an entry of %j has no time', (entry) => {
  expect(shownAt({ 31: entry }, '31')).toBeNaN()
})

it('keeps what the list says of others, whatever that is, and whatever they are called', () => {
  const ids = fc.oneof(fc.constantFrom('__proto__', 'constructor', '31'), fc.string())
  fc.assert(
    fc.property(fc.array(fc.tuple(ids, fc.jsonValue())), ids, (others, id) => {
      const stored = `{${others.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join()}}`
      const before = decodeShown(JSON.parse(stored))
      const after = withShown(before, id, NOW)
      expect(shownAt(after, id)).toBe(NOW)
      expect(Object.getPrototypeOf(after)).toBe(Object.prototype)
      const othersOf = (list: object) => Object.entries(list).filter(([name]) => name !== id)
      expect(othersOf(after)).toEqual(othersOf(before))
    }),
  )
})
