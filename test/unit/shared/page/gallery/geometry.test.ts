import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import '../../../../support/seed'
import { contain, fitted, onto } from '../../../../../shared/page/gallery/geometry'

const ROOM = { margin: 20, padding: 10, autoScale: true }
const DESK = { width: 1280, height: 720 }
const PHONE = { width: 390, height: 844 }

describe('the size of an image in its frame', () => {
  it.each([
    ['its own, if that fits', [400, 300], DESK, {}, [400, 300]],
    ['as wide as the screen allows', [3000, 1500], DESK, {}, [1220, 610]],
    ['as high as the screen allows', [1200, 2400], DESK, {}, [330, 660]],
    ['exactly as large as the screen allows', [1220, 660], DESK, {}, [1220, 660]],
    ['rounded down', [1000, 999], DESK, {}, [660, 660]],
    ['on a phone', [2400, 1600], PHONE, {}, [330, 220]],
    ['with other margins', [3000, 1500], DESK, { margin: 0, padding: 0 }, [1280, 640]],
    ['not reduced', [3000, 1500], DESK, { autoScale: false }, [3000, 1500]],
    ['never nothing', [10_000, 10], { width: 320, height: 320 }, {}, [260, 1]],
    ['never nothing on a screen that is smaller than its margins', [400, 300], { width: 50, height: 50 }, {}, [1, 1]],
  ])('%s', (_, [width = 0, height = 0], screen, room, [toWidth, toHeight]) => {
    expect(fitted({ width, height }, screen, { ...ROOM, ...room })).toEqual({ width: toWidth, height: toHeight })
  })

  it('is never larger than the image or the screen, and keeps the ratio to the pixel', () => {
    const side = fc.integer({ min: 1, max: 6000 })
    fc.assert(
      fc.property(side, side, fc.integer({ min: 200, max: 3000 }), fc.integer({ min: 200, max: 3000 }), (...sides) => {
        const [width, height, screenWidth, screenHeight] = sides
        const fit = fitted({ width, height }, { width: screenWidth, height: screenHeight }, ROOM)
        expect(fit.width).toBeLessThanOrEqual(Math.min(width, screenWidth - 60))
        expect(fit.height).toBeLessThanOrEqual(Math.min(height, screenHeight - 60))
        const scale = Math.min(1, (screenWidth - 60) / width, (screenHeight - 60) / height)
        expect(Math.abs(fit.width - width * scale)).toBeLessThanOrEqual(1)
        expect(Math.abs(fit.height - height * scale)).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('a box on another', () => {
  const from = { left: 100, top: 50, width: 400, height: 200 }

  it('covers it, middle on middle', () => {
    expect(onto(from, { left: 0, top: 0, width: 100, height: 100 })).toBe('translate(-250px,-100px) scale(0.5)')
  })

  it('stays where it is on itself', () => {
    expect(onto(from, from)).toBe('translate(0px,0px) scale(1)')
  })

  it('lies in it', () => {
    expect(contain(from, { width: 100, height: 100 })).toBe(0.25)
  })
})
