import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  closeUp,
  FITTED_PLACE,
  move as moveOn,
  type Place,
  type Point,
} from '../../../../../chunks/site/site-gallery-gestures/zoom/place'
import '../../../../support/seed'

/** The image as it fits: its middle and its size. */
interface Box extends Point {
  width: number
  height: number
}

const move = (
  place: Place,
  { x, y, width, height }: Box,
  screen: Point,
  from: Point,
  to: Point,
  scale?: number,
): Place =>
  moveOn(
    place,
    [
      [x, width, screen.x],
      [y, height, screen.y],
    ],
    from,
    to,
    scale,
  )

const SCREEN: Point = { x: 1280, y: 720 }
/** 1200 × 600 in the middle of the screen. */
const WIDE: Box = { x: 640, y: 360, width: 1200, height: 600 }

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const points = fc.record({ x: number(0, 1280), y: number(0, 720) })
const boxes = fc.record({ x: number(560, 720), y: number(300, 420), width: number(20, 1280), height: number(20, 720) })
const gestures = fc.array(fc.record({ from: points, to: points, scale: number(0.1, 9) }), {
  minLength: 1,
  maxLength: 8,
})

const placeAfter = (box: Box, steps: { from: Point; to: Point; scale: number }[]): Place =>
  steps.reduce((place, { from, to, scale }) => move(place, box, SCREEN, from, to, scale), FITTED_PLACE)

/** The point of the image that is seen there, as a part of its size, from its middle. */
const seenAt = (point: Point, place: Place, box: Box): Point => ({
  x: (point.x - box.x - place.x) / place.scale / box.width,
  y: (point.y - box.y - place.y) / place.scale / box.height,
})

const edges = (place: Place, box: Box, axis: 'x' | 'y'): [number, number] => {
  const half = ((axis === 'x' ? box.width : box.height) * place.scale) / 2
  return [box[axis] + place[axis] - half, box[axis] + place[axis] + half]
}

describe('the close-up of an image', () => {
  it.each([
    ['3 image pixels for each of the screen', 3, 1, 3],
    ['on a display with more pixels', 3, 1.5, 2],
    ['never less than twice', 1, 1, 2],
    ['however large that is', 10, 1, 10],
  ])('is sharp: %s', (_, ownScale, pixelRatio, scale) => {
    expect(closeUp(ownScale, pixelRatio)).toBe(scale)
  })
})

describe('an enlarged image', () => {
  it('grows around the point of the double click', () => {
    expect(move(FITTED_PLACE, WIDE, SCREEN, { x: 940, y: 360 }, { x: 940, y: 360 }, 2)).toEqual({
      x: -300,
      y: 0,
      scale: 2,
    })
  })

  it('moves with the finger until its edge meets the edge of the screen', () => {
    const place: Place = { x: 0, y: 0, scale: 2 }
    const pulled = (x: number, y: number) => move(place, WIDE, SCREEN, { x: 600, y: 300 }, { x: 600 + x, y: 300 + y })
    expect(pulled(50, -70)).toEqual({ x: 50, y: -70, scale: 2 })
    expect(pulled(2000, -2000)).toEqual({ x: 560, y: -240, scale: 2 })
  })

  it('stands where it stood as soon as it is as small as it was', () => {
    expect(move({ x: 300, y: 200, scale: 2 }, WIDE, SCREEN, { x: 1, y: 2 }, { x: 9, y: 9 }, 0.3)).toEqual(FITTED_PLACE)
  })

  it.each([
    ['four times', 1.5, 4],
    ['its own size, if that is more', 9, 9],
  ])('grows to %s', (_, ownScale, scale) => {
    const sides: Parameters<typeof moveOn>[1] = [
      [640, 1200, 1280],
      [360, 600, 720],
    ]
    expect(moveOn(FITTED_PLACE, sides, { x: 640, y: 360 }, { x: 640, y: 360 }, 100, ownScale).scale).toBe(scale)
  })

  it('stays under the fingers, where no limit holds it', () => {
    fc.assert(
      fc.property(
        gestures,
        points,
        fc.record({ x: number(-20, 20), y: number(-20, 20) }),
        number(1, 4),
        (moves, from, by, scale) => {
          const place = placeAfter(WIDE, moves)
          const to = { x: from.x + by.x, y: from.y + by.y }
          const next = move(place, WIDE, SCREEN, from, to, scale)
          const [left, right] = edges(next, WIDE, 'x')
          const [top, bottom] = edges(next, WIDE, 'y')
          const was = seenAt(from, place, WIDE)
          const is = seenAt(to, next, WIDE)
          if (left < -0.01 && right > SCREEN.x + 0.01) expect(is.x).toBeCloseTo(was.x, 6)
          if (top < -0.01 && bottom > SCREEN.y + 0.01) expect(is.y).toBeCloseTo(was.y, 6)
        },
      ),
    )
  })

  it('is between once and four times as large, and shows no more margin than before', () => {
    fc.assert(
      fc.property(boxes, gestures, (box, steps) => {
        const place = placeAfter(box, steps)
        expect(place.scale).toBeGreaterThanOrEqual(1)
        expect(place.scale).toBeLessThanOrEqual(4)
        for (const axis of ['x', 'y'] as const) {
          const [start, end] = edges(place, box, axis)
          const [fittedStart, fittedEnd] = edges(FITTED_PLACE, box, axis)
          expect(start).toBeLessThanOrEqual(Math.max(0, fittedStart) + 1e-6)
          expect(end).toBeGreaterThanOrEqual(Math.min(SCREEN[axis], fittedEnd) - 1e-6)
        }
      }),
    )
  })

  it('does not move at all along a side that is still within the screen', () => {
    fc.assert(
      fc.property(boxes, gestures, (box, steps) => {
        const place = placeAfter(box, steps)
        for (const axis of ['x', 'y'] as const) {
          const half = ((axis === 'x' ? box.width : box.height) * place.scale) / 2
          if (box[axis] - half >= 0 && box[axis] + half <= SCREEN[axis]) expect(place[axis]).toBe(0)
        }
      }),
    )
  })
})
