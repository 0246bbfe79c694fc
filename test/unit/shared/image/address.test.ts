import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ImageOptions, type ImageSource, imageAddress } from '../../../../shared/image/address'

const VASE: ImageSource = { id: 'vase.jpg', width: 8000, height: 8000 }

/** The part of the address after `fill/`, or all of it if it has no such part. */
const transformOf = (width: number, height: number, options?: ImageOptions, source = VASE): string =>
  /fill\/(.*)\/[^/]*$/.exec(imageAddress(source, { width, height }, options))?.[1] ?? ''

const part = (pattern: RegExp, of: string): string | undefined => pattern.exec(of)?.[0]

describe('the form', () => {
  it.each<[string, ImageOptions, string]>([
    ['fill', {}, '/img/vase.jpg/v1/fill/w_300,h_200,al_c,q_80,usm_0.66_1.00_0.01,enc_auto/vase.jpg'],
    ['fit', { fit: true }, '/img/vase.jpg/v1/fill/w_200,h_200,al_c,q_80,usm_0.66_1.00_0.01,enc_auto/vase.jpg'],
    [
      'a focal point',
      { focus: { x: 25, y: 100 } },
      '/img/vase.jpg/v1/fill/w_300,h_200,fp_0.25_1.00,q_80,usm_0.66_1.00_0.01,enc_auto/vase.jpg',
    ],
    [
      'a crop goes first',
      { crop: { x: 10, y: 20, width: 600, height: 400 } },
      '/img/vase.jpg/v1/crop/x_10,y_20,w_600,h_400/fill/w_300,h_200,al_c,q_80,usm_0.66_1.00_0.01,enc_auto/vase.jpg',
    ],
    [
      'everything, in its order',
      {
        focus: { x: 50, y: 0 },
        crop: { x: 0, y: 0, width: 290, height: 190 },
        quality: 70,
        sharpening: { radius: 1, amount: 2, threshold: 3 },
        filters: { blur: 5, hue: 4, saturation: 3, brightness: -2, contrast: 1 },
      },
      '/img/vase.jpg/v1/crop/x_0,y_0,w_290,h_190/fill/w_300,h_200,fp_0.50_0.00,lg_1,q_70,usm_1.00_2.00_3.00,con_1,br_-2,sat_3,hue_4,blur_5,enc_auto/vase.jpg',
    ],
    [
      'an encoding of its own, and another place',
      { autoEncode: false, base: 'https://shop.example/img/' },
      'https://shop.example/img/vase.jpg/v1/fill/w_300,h_200,al_c,q_80,usm_0.66_1.00_0.01/vase.jpg',
    ],
  ])('%s', (_, options, address) => {
    expect(imageAddress(VASE, { width: 300, height: 200 }, options)).toBe(address)
  })
})

describe('quality', () => {
  it.each([
    [1400, 1401, 90],
    [1400, 1400, 85],
    [601, 600, 85],
    [600, 600, 80],
    [401, 400, 80],
    [400, 400, 80],
    [1, 1, 80],
  ])('of %i × %i is %i', (width, height, quality) => {
    expect(part(/q_\d+/, transformOf(width, height))).toBe(`q_${quality}`)
    expect(part(/q_\d+/, transformOf(width, height, {}, { ...VASE, id: 'vase.png' }))).toBe(`q_${quality + 5}`)
  })

  it.each([
    [5, 5],
    [90, 90],
    [42.5, 42.5],
    [4, 80],
    [91, 80],
    [0, 80],
    [-1, 80],
    [Number.NaN, 80],
    [Number.POSITIVE_INFINITY, 80],
    ['50' as unknown as number, 80],
  ])('asked for as %s is %s', (input, quality) => {
    expect(part(/q_[\d.]+/, transformOf(300, 200, { quality: input }))).toBe(`q_${quality}`)
  })
})

describe('size', () => {
  it.each([
    ['at most 25,000,000 pixels', 6000, 6000, {}, 'w_5000,h_5000'],
    ['and no fewer than that', 5000, 5000, {}, 'w_5000,h_5000'],
    ['in the shape of the box', 8000, 4500, {}, 'w_6667,h_3750'],
    ['two pixels per px', 300, 200, { pixelRatio: 2 }, 'w_600,h_400'],
    ['two at most', 300, 200, { pixelRatio: 3 }, 'w_600,h_400'],
    ['less than one', 300, 200, { pixelRatio: 0.5 }, 'w_150,h_100'],
    ['one, if it is said wrongly', 300, 200, { pixelRatio: -2 }, 'w_300,h_200'],
    ['never nothing', 300, 0.2, {}, 'w_300,h_1'],
  ])('%s', (_, width, height, options, size) => {
    expect(part(/w_\d+,h_\d+/, transformOf(width, height, options))).toBe(size)
  })

  it.each([
    ['a tiny picture 1.4 times', 300, 200, 'w_420,h_280'],
    ['a small one 1.2 times', 500, 400, 'w_600,h_480'],
    ['any other not at all', 700, 600, 'w_700,h_600'],
  ])('enlarges %s', (_, width, height, size) => {
    const source = { id: 'a.jpg', width, height }
    const box = transformOf(width * 3, height * 3, {}, source)
    expect(part(/w_\d+,h_\d+/, box)).toBe(size)
    expect(box.includes('lg_1')).toBe(size !== 'w_700,h_600')
    expect(box).not.toContain('usm_')
  })
})

describe('sharpening', () => {
  const usm = (sharpening?: ImageOptions['sharpening'], side = 300) =>
    part(/usm_[\d._]+/, transformOf(side, side, { sharpening }))

  it('is for pictures that are made smaller', () => {
    expect(usm()).toBe('usm_0.66_1.00_0.01')
    expect(part(/usm_.*/, transformOf(300, 200, {}, { ...VASE, width: 300, height: 200 }))).toBeUndefined()
    expect(part(/usm_.*/, transformOf(310, 210, {}, { ...VASE, width: 300, height: 200 }))).toBeUndefined()
  })

  it.each([
    [0.1, 0, 0],
    [500, 10, 255],
  ])('may be %s, %s, %s', (radius, amount, threshold) => {
    expect(usm({ radius, amount, threshold })).toBe(
      `usm_${radius.toFixed(2)}_${amount.toFixed(2)}_${threshold.toFixed(2)}`,
    )
  })

  it.each([
    [0.09, 1, 1],
    [501, 1, 1],
    [1, -1, 1],
    [1, 10.1, 1],
    [1, 1, -1],
    [1, 1, 256],
    [Number.NaN, 1, 1],
  ])('is the usual one for %s, %s, %s', (radius, amount, threshold) => {
    expect(usm({ radius, amount, threshold })).toBe('usm_0.66_1.00_0.01')
  })

  it('is left out where the owner says zero', () => {
    expect(usm({ radius: 0, amount: 0, threshold: 0 })).toBeUndefined()
  })
})

describe('filters', () => {
  it.each([
    ['contrast', 'con', -100, 100],
    ['brightness', 'br', -100, 100],
    ['saturation', 'sat', -100, 100],
    ['hue', 'hue', -180, 180],
    ['blur', 'blur', 0, 100],
  ] as const)('%s is %s_, %i to %i', (name, short, least, max) => {
    const of = (value: unknown) =>
      part(new RegExp(`,${short}_[^,]*`), transformOf(300, 200, { filters: { [name]: value } }))
    expect(of(max)).toBe(`,${short}_${max}`)
    expect(of(least)).toBe(least ? `,${short}_${least}` : undefined)
    expect(of(1.5)).toBe(`,${short}_1.5`)
    for (const wrong of [max + 0.1, least - 0.1, 0, -0, Number.NaN, '5', true, null, {}, Number.NEGATIVE_INFINITY])
      expect(of(wrong), String(wrong)).toBeUndefined()
  })
})

describe('hostile names and ids', () => {
  const PATH = /^\/img\/[^/?#\\]+(\/v1\/(crop\/[\w,.-]+\/)?fill\/[\w,.-]+\/[^/?#\\.]+\.(png|jpe?g|jpe|webp|avif))?$/

  it.each([
    ['../../etc/passwd.jpg', '', '/img/..%2F..%2Fetc%2Fpasswd.jpg/v1/'],
    ['a"><script>.png', '', '/img/a%22%3E%3Cscript%3E.png/v1/'],
    ['..', '', '/img/_'],
    ['.', '', '/img/_'],
    ['a.jpg', '../x', '/___x.jpg'],
    ['a.jpg', '..\\..', '/_____.jpg'],
    ['a.jpg', 'x?y#z', '/x_y%23z.jpg'],
    ['a.jpg', 'hello kitty.JPG', '/hello%20kitty.jpg'],
    ['a.jpg', 'אגרטל', `/${encodeURIComponent('אגרטל')}.jpg`],
    ['a.jpg', '\uD800', '/%EF%BF%BD.jpg'],
    ['a.jpg', '.png', '/a.jpg'],
  ])('%s named %s', (id, name, expected) => {
    expect(imageAddress({ id, name, width: 900, height: 900 }, { width: 30, height: 20 })).toContain(expected)
  })

  it('whatever they are, they stay one segment of the path each', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', minLength: 1 }),
        fc.constantFrom('', '.jpg', '.PNG', '.gif'),
        fc.string({ unit: 'binary' }),
        (id, ending, name) => {
          const address = imageAddress({ id: id + ending, name, width: 900, height: 900 }, { width: 30, height: 20 })
          expect(address).toMatch(PATH)
          expect(new URL(address, 'https://shop.example').pathname).toBe(address)
        },
      ),
    )
  })
})

describe('the original itself', () => {
  it.each([
    ['of a gif', { id: 'a.gif', width: 300, height: 200 }, { width: 30, height: 20 }],
    ['of a drawing', { id: 'a.svg', width: 300, height: 200 }, { width: 30, height: 20 }],
    ['of something without an ending', { id: 'a', width: 300, height: 200 }, { width: 30, height: 20 }],
    ['without a size', { id: 'a.jpg', width: 0, height: 200 }, { width: 30, height: 20 }],
    ['without a box', { id: 'a.jpg', width: 300, height: 200 }, { width: Number.NaN, height: 20 }],
    ['in a box without end', { id: 'a.jpg', width: 300, height: 200 }, { width: Number.POSITIVE_INFINITY, height: 1 }],
  ])('%s', (_, source, box) => {
    expect(imageAddress(source, box)).toBe(`/img/${source.id}`)
  })
})
