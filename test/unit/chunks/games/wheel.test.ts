import { describe, expect, it } from 'vitest'
import { fitAll, fitLabel, RIM_RADIUS } from '../../../../chunks/games/wheel/fit'
import { angleOf, slicePath, toneOf, turnTo } from '../../../../chunks/games/wheel/slices'

/** Letters are six tenths of their size wide. */
const measure = (text: string): number => text.length * 0.6
const COUNTS = Array.from({ length: 47 }, (_, index) => index + 2)
const LABELS = [
  '5%',
  '20% off bowls',
  'An hour at our wheel',
  'x'.repeat(80),
  'Not this time, I am afraid, but soon '.repeat(2),
]

describe('a label', () => {
  it.each(COUNTS)('fits into one of %i slices, between hub and rim and between its edges', (count) => {
    for (const label of LABELS) {
      const { lines, size } = fitLabel(label, count, measure)
      const width = Math.max(...lines.map(measure)) * size
      const begins = RIM_RADIUS - width
      const half = (lines.length * size) / 2
      expect(lines.join('').replaceAll(' ', '')).toBe(label.replaceAll(' ', ''))
      expect(size).toBeGreaterThan(0)
      expect(begins).toBeGreaterThanOrEqual(20)
      // Where the label begins, the slice is at least as wide as the lines are high.
      if (count > 2) expect(begins * Math.tan(Math.PI / count)).toBeGreaterThanOrEqual(half)
    }
  })

  it.each([
    ['short, on a wide slice', '10% off', 6, ['10% off']],
    ['of several words', 'An hour at our wheel', 4, ['An hour at', 'our wheel']],
    ['too long for a line: broken', 'x'.repeat(60), 24, Array(3).fill(expect.stringMatching(/^x+$/))],
    [
      'too long for a line: never broken within a character',
      '🏺'.repeat(60),
      24,
      Array(3).fill(expect.stringMatching(/^🏺+$/u)),
    ],
    ['empty', '', 6, []],
  ])('%s', (_, label, count, lines) => expect(fitLabel(label, count, measure).lines).toEqual(lines))

  it.each(COUNTS.filter((count) => count <= 24))('of usual length can be read on one of %i slices', (count) => {
    for (const label of ['5% off', '20% off bowls', 'משלוח חינם', 'Free delivery'])
      expect(fitLabel(label, count, measure).size).toBeGreaterThanOrEqual(5.4)
  })

  it('that is far too long does not shrink the others', () => {
    const [short] = fitAll(['5%', ...Array(23).fill('x'.repeat(80))], measure)
    expect(short?.size).toBeGreaterThanOrEqual(5.4)
  })

  it('is not much larger than the others', () => {
    const sizes = fitAll(['5%', 'Half a dozen of our largest salad bowls'], measure).map(({ size }) => size)
    expect(Math.max(...sizes) / Math.min(...sizes)).toBeLessThanOrEqual(1.3)
  })
})

it('measures each text only once', () => {
  const measured: string[] = []
  fitAll(LABELS, (text) => {
    measured.push(text)
    return measure(text)
  })
  expect(new Set(measured).size).toBe(measured.length)
})

it('a single slice covers the whole wheel', () => {
  expect(slicePath(1, 1).match(/A/g)).toHaveLength(2)
})

describe('a spin', () => {
  it('ends with the drawn slice at the pointer, well away from its edges', () => {
    for (const count of COUNTS)
      for (const place of [0, 1, Math.floor(count / 2), count - 1])
        for (const random of [0, 0.5, 0.999999]) {
          const turned = turnTo(place, count, random)
          // How far from the middle of the slice the pointer is, in slices.
          const off = ((((turned + place * angleOf(count)) % 360) + 540) % 360) - 180
          expect(Math.abs(off) / angleOf(count)).toBeLessThanOrEqual(0.2500001)
          expect(turned).toBeGreaterThan(4 * 360)
        }
  })

  it.each(COUNTS)('no two neighbours of %i slices have the same colour', (count) => {
    for (let place = 0; place < count; place++)
      expect(toneOf(place, count)).not.toBe(toneOf((place + 1) % count, count))
  })
})
