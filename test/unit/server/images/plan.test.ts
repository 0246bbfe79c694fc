import fc from 'fast-check'
import { expect, it } from 'vitest'
import { MAX_IMAGE_PIXELS } from '../../../../server/files/picture-limits'
import { planFor } from '../../../../server/images/plan'
import type { Box } from '../../../../server/images/recipe'

const IMAGE = { width: 1000, height: 800 }
const box = (more: Partial<Box>): Box => ({
  kind: 'fill',
  width: 300,
  height: 200,
  focus: 'c',
  enlarge: false,
  ...more,
})

it('fills a box, and keeps the side or the point that is named in sight', () => {
  const size = { width: 300, height: 200 }
  expect(planFor(IMAGE, { box: box({ focus: 'tl' }) })).toEqual({ to: size, how: 'cover', side: 'tl', size })
  const planAt = (x: number, y: number) => planFor(IMAGE, { box: box({ focus: { x, y } }) })
  expect(planAt(0.5, 0.5)).toEqual({
    to: { width: 300, height: 240 },
    how: 'exact',
    size,
    cut: { x: 0, y: 20, width: 300, height: 200 },
  })
  expect([planAt(0, 0), planAt(0.5, 0.55), planAt(1, 1)].map(({ cut }) => cut?.y)).toEqual([0, 32, 40])
})

it('fits into a box, as large as it can be', () => {
  const size = { width: 250, height: 200 }
  expect(planFor(IMAGE, { box: box({ kind: 'fit' }) })).toEqual({
    to: { width: 300, height: 200 },
    how: 'inside',
    size,
  })
})

it('becomes larger than the original only where the address says so, and keeps the shape of the box', () => {
  const large = { width: 3000, height: 2000 }
  const sizeIn = (more: Partial<Box>) => planFor(IMAGE, { box: box({ ...large, ...more }) }).size
  expect(sizeIn({})).toEqual({ width: 1000, height: 667 })
  expect(sizeIn({ enlarge: true })).toEqual(large)
  expect(sizeIn({ kind: 'fit' })).toEqual(IMAGE)
  expect(sizeIn({ kind: 'fit', enlarge: true })).toEqual({ width: 2500, height: 2000 })
})

it('cuts a strip first that would be huge before it fills its box', () => {
  const plan = planFor(
    { width: 16_000, height: 10 },
    { box: box({ width: 5_000, height: 5_000, enlarge: true, focus: 'br' }) },
  )
  const size = { width: 5_000, height: 5_000 }
  expect(plan).toEqual({ from: { x: 15_990, y: 0, width: 10, height: 10 }, to: size, how: 'exact', size })
})

it('crops first, and only what there is', () => {
  const crop = { x: 900, y: 700, width: 400, height: 300 }
  const from = { x: 900, y: 700, width: 100, height: 100 }
  const size = { width: 100, height: 100 }
  expect(planFor(IMAGE, { crop })).toEqual({ from, to: size, how: 'exact', size })
  expect(planFor(IMAGE, { crop, box: box({ width: 50, height: 50 }) })).toMatchObject({ from, how: 'cover' })
  expect(() => planFor(IMAGE, { crop: { ...crop, x: 1000 } })).toThrow('outside the picture, which has 1000 × 800')
})

it('never takes more from a picture than there is, nor makes anything larger than the largest', () => {
  const size = fc.record({ width: fc.integer({ min: 1, max: 16_383 }), height: fc.integer({ min: 1, max: 16_383 }) })
  const small = size.filter(({ width, height }) => width * height <= MAX_IMAGE_PIXELS)
  const focus = fc.oneof(
    fc.constantFrom('c', 't', 'tl', 'tr', 'b', 'bl', 'br', 'l', 'r'),
    fc.record({ x: fc.double({ min: 0, max: 1, noNaN: true }), y: fc.double({ min: 0, max: 1, noNaN: true }) }),
  )
  const kind = fc.constantFrom('fill', 'fit')
  const boxes = fc.tuple(small, kind, focus, fc.boolean())
  const crop = fc.option(
    fc.record({ x: fc.nat(200), y: fc.nat(200), width: fc.integer({ min: 1, max: 9_999 }), height: fc.constant(77) }),
    { nil: undefined },
  )
  fc.assert(
    fc.property(small, boxes, crop, (image, [boxSize, kind, focus, enlarge], crop) => {
      fc.pre(!crop || (crop.x < image.width && crop.y < image.height))
      const plan = planFor(image, { ...(crop && { crop }), box: { ...boxSize, kind, focus, enlarge } as Box })
      const { from = { x: 0, y: 0, ...image }, to, cut = { x: 0, y: 0, ...to } } = plan
      for (const [part, all] of [
        [from, image],
        [cut, to],
      ] as const) {
        expect(Math.min(part.x, part.y)).toBeGreaterThanOrEqual(0)
        expect(Math.min(part.width, part.height)).toBeGreaterThanOrEqual(1)
        expect(part.x + part.width).toBeLessThanOrEqual(all.width)
        expect(part.y + part.height).toBeLessThanOrEqual(all.height)
      }
      expect(to.width * to.height).toBeLessThanOrEqual(MAX_IMAGE_PIXELS)
      const result = plan.size
      expect(result.width).toBeLessThanOrEqual(boxSize.width)
      expect(result.height).toBeLessThanOrEqual(boxSize.height)
      if (enlarge && kind === 'fill') expect(result).toEqual(boxSize)
    }),
    { numRuns: 1_000 },
  )
})
