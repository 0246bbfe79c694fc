import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exponentOf, ratioOf, spread, statOf } from '../../../bench/stats'

describe('a stat', () => {
  it.each([
    [[5], { median: 5, low: 5, high: 5 }],
    [[3, 1, 2], { median: 2, low: 1.5, high: 2.5 }],
    [[1, 2, 3, 4, 100], { median: 3, low: 2, high: 4 }],
  ])('of %j has the median and the middle half', (samples, stat) => {
    expect(statOf(samples)).toEqual(stat)
  })
  it('spreads over the middle half', () => {
    expect(spread({ median: 3, low: 2, high: 4 })).toBe(2)
  })
})

describe('a ratio', () => {
  it('is taken within a round, because a slow round slows both sides', () => {
    expect(ratioOf([10, 40, 20], [5, 20, 10])).toEqual({ median: 2, low: 2, high: 2 })
  })
  it('leaves out rounds with nothing to divide by', () => {
    expect(ratioOf([10, 10], [5, 0]).median).toBe(2)
  })
})

describe('an exponent', () => {
  it('is recovered, whatever the factor', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.1, max: 3, noNaN: true }),
        fc.double({ min: 0.01, max: 100, noNaN: true }),
        (k, factor) => {
          const points = [1, 10, 100, 1000].map((x): [number, number] => [x, factor * x ** k])
          expect(exponentOf(points)).toBeCloseTo(k, 6)
        },
      ),
    )
  })
})
