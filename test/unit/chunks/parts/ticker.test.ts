import { expect, it } from 'vitest'
import { copiesOf, durationOf } from '../../../../chunks/parts/ticker/ticker'

it.each([
  [400, undefined, 7_000],
  [200, undefined, 3_500],
  [1200, undefined, 21_000],
  // The owner's setting is for each 400 px, and ignored if nobody could read that fast.
  [1200, 10_000, 30_000],
  [400, 5, 7_000],
  [400, Number.NaN, 7_000],
  [0, undefined, 0],
])('a line of %i px with the setting %o passes in %i ms', (width, setting, ms) => {
  expect(durationOf(width, setting)).toBe(ms)
})

it.each([
  ['wider than the strip', 900, 600, 2],
  ['as wide as the strip', 600, 600, 2],
  ['narrower', 250, 600, 4],
  ['not laid out yet', 0, 600, 1],
])('makes enough copies of a line that is %s to fill the strip while one leaves', (_, width, strip, copies) => {
  expect(copiesOf(width, strip)).toBe(copies)
})
