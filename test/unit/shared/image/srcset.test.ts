import { describe, expect, it } from 'vitest'
import { offered } from '../../../../shared/image/srcset'

const VASE = { id: 'vase.jpg', width: 4000, height: 3000 }
const BOXES = { wide: { width: 360, height: 500 }, small: { width: 400, height: 200 } }

const widthsOf = (srcset = ''): number[] => [...srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))
const sizesOf = (srcset = ''): string[] => [...srcset.matchAll(/w_(\d+),h_(\d+)/g)].map(([, w, h]) => `${w}×${h}`)

describe('the widths of a picture', () => {
  it('cover both boxes, on screens with one and two pixels per px', () => {
    const { srcset, sizes, src, width, height } = offered(VASE, BOXES) ?? {}
    // 500 px high, in the shape of the source.
    expect(sizes).toBe('(max-width: 767px) 400px, 667px')
    expect(widthsOf(srcset)).toEqual([400, 667, 800, 980, 1280, 1334])
    expect(sizesOf(srcset)).toEqual(['400×300', '667×500', '800×600', '980×735', '1280×960', '1334×1001'])
    expect(src).toContain('/w_667,h_500,')
    expect([width, height]).toEqual([667, 500])
  })

  it('are no more than the source has', () => {
    expect(sizesOf(offered({ ...VASE, width: 600, height: 450 }, BOXES)?.srcset)).toEqual(['400×300', '600×450'])
    expect(sizesOf(offered({ ...VASE, width: 40, height: 30 }, BOXES)?.srcset)).toEqual(['40×30'])
  })

  it('are of pictures without what neither box shows', () => {
    const wide = offered({ ...VASE, width: 9000, height: 1000 }, BOXES, { focus: { x: 90, y: 50 } })
    expect(wide?.src).toContain('/w_1000,h_500,fp_0.90_0.50,')
    const high = offered({ ...VASE, width: 1000, height: 9000 }, BOXES)
    expect(high?.src).toContain('/w_360,h_500,')
  })

  it('are those of common screens where the box is that wide', () => {
    const page = { wide: { width: 960, height: 700 }, small: { width: 400, height: 300 } }
    expect(widthsOf(offered(VASE, page)?.srcset)).toEqual([400, 800, 960, 980, 1280, 1366, 1536, 1920])
  })

  it('are said as a share of the screen where the box grows with it', () => {
    const page = {
      wide: { width: 960, height: 720 },
      small: { width: 390, height: 200 },
      screens: { wide: 1920, small: 390 },
    }
    expect(offered(VASE, page)?.sizes).toBe('(max-width: 767px) 100vw, min(960px, 50vw)')
  })

  it('are none if only the original can be had', () => {
    expect(offered({ ...VASE, width: 0 }, BOXES)).toBeUndefined()
    expect(offered({ ...VASE, id: 'vase.gif' }, BOXES)).toBeUndefined()
  })
})
