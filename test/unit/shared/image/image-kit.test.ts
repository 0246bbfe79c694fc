/** Our addresses beside those of the tool that defined them, and where they differ on purpose. */
import { getData } from '@wix/image-kit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ImageOptions, type ImageSource, imageAddress } from '../../../../shared/image/address'
import type { Size } from '../../../../shared/image/box'
import { draws } from '../../../support/everyday-share'

type Source = Required<ImageSource>

const theirs = (
  { id, name, ...source }: Source,
  box: Size,
  options: ImageOptions,
  more: object = { allowWebpAvifTransforms: true },
): string => {
  const { fit, crop, focus, pixelRatio, autoEncode, quality, filters, sharpening } = options
  const { uri } = getData(
    fit ? 'fit' : 'fill',
    { id, name, ...source, ...(crop && { crop }), ...(focus && { focalPoint: focus }) },
    { ...box, alignment: 'center', htmlTag: 'img', ...(pixelRatio && { pixelAspectRatio: pixelRatio }) },
    { quality, filters, unsharpMask: sharpening, autoEncode, ...more } as never,
  )
  return `/img/${uri}`
}

const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const between = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const side = fc.oneof(fc.integer({ min: 1, max: 9000 }), fc.constantFrom(400, 600, 1400, 5000))
const aroundRange = (min: number, max: number) =>
  fc.oneof(fc.integer({ min: min - 5, max: max + 5 }), fc.constantFrom(min, max, 0, Number.NaN))

const source: fc.Arbitrary<Source> = fc.record({
  id: fc.stringMatching(/^[a-z\d_~-]{1,12}\.(jpg|jpeg|jpe|png|webp|avif|gif|svg|JPG|Png)$/),
  name: fc.oneof(fc.constant(''), fc.stringMatching(/^[\w "'/\\?#<>|:*.א-ת-]{1,20}$/)),
  width: side,
  height: side,
})

const options: fc.Arbitrary<ImageOptions> = fc.record({
  fit: fc.boolean(),
  crop: optional(
    fc.record({
      x: fc.integer({ min: -500, max: 9000 }),
      y: fc.integer({ min: -500, max: 9000 }),
      width: side,
      height: side,
    }),
  ),
  focus: optional(fc.record({ x: between(-20, 120), y: between(-20, 120) })),
  pixelRatio: optional(fc.constantFrom(0.5, 1, 1.5, 2, 2.625, 3)),
  autoEncode: fc.constantFrom(true, false, undefined),
  quality: optional(aroundRange(5, 90)),
  sharpening: optional(
    fc.record({ radius: aroundRange(0, 500), amount: aroundRange(0, 10), threshold: aroundRange(0, 255) }),
  ),
  filters: optional(
    fc.record(
      {
        contrast: aroundRange(-100, 100),
        brightness: aroundRange(-100, 100),
        saturation: aroundRange(-100, 100),
        hue: aroundRange(-180, 180),
        blur: aroundRange(0, 100),
      },
      { requiredKeys: [] },
    ),
  ),
})

/** Ours never have a side of nothing; theirs may. */
const isDrawn = (address: string): boolean => !/[wh]_0,/.test(address)

/** The original knows endings only in small letters, and takes an empty name for none. */
const isPlainName = ({ name }: Source): boolean => !/\.(png|jpe?g?|webp|avif|wix_(ico_)?mp)$/i.test(name)

it('is the same address for any picture, box and options', () => {
  fc.assert(
    fc.property(source, side, side, options, (image, width, height, imageOptions) => {
      fc.pre(isPlainName(image))
      const expected = theirs(image, { width, height }, imageOptions)
      fc.pre(isDrawn(expected))
      expect(imageAddress(image, { width, height }, imageOptions)).toBe(expected)
    }),
    { numRuns: draws(500, 3000) },
  )
})

describe('on purpose, ours differ:', () => {
  const VASE: Source = { id: 'vase.jpg', name: '', width: 900, height: 900 }
  const BOX = { width: 300, height: 200 }
  const both = (image: Source, box: Size, imageOptions: ImageOptions = {}) => [
    imageAddress(image, box, imageOptions),
    theirs(image, box, imageOptions),
  ]

  it.each<[string, Source, Size, ImageOptions, ours: string, theirs: string]>([
    ['a side is at least one pixel', VASE, { width: 300, height: 0.2 }, {}, 'w_300,h_1,', 'w_300,h_0,'],
    [
      'a crop of part pixels stays inside the source',
      VASE,
      BOX,
      { crop: { x: 0.5, y: 0, width: 899.5, height: 900 } },
      'x_1,y_0,w_899,h_900/',
      'x_1,y_0,w_900,h_900/',
    ],
    ['a number that is a text is none', VASE, BOX, { quality: '50' as never }, 'q_80,', 'q_50,'],
    ['no exponents', VASE, BOX, { filters: { hue: 1e-7 } }, '0.01,enc', 'hue_1e-7,'],
    ['an id is one segment of the path', { ...VASE, id: '../vase.jpg' }, BOX, {}, '/img/..%2Fvase.jpg/v1/', '/img/../'],
    ['an ending in capitals is an ending', { ...VASE, name: 'Vase.JPG' }, BOX, {}, '/Vase.jpg', '/Vase_JPG.jpg'],
    ['a name of nothing but an ending is none', { ...VASE, name: '.png' }, BOX, {}, '/vase.jpg', '/.jpg'],
    [
      'a picture of unknown size is left as it is',
      { ...VASE, width: 0 },
      BOX,
      { fit: true },
      '/img/vase.jpg',
      '/fit/w_',
    ],
  ])('%s', (_, image, box, imageOptions, ours, original) => {
    const [our, their] = both(image, box, imageOptions)
    expect(our).toContain(ours)
    expect(their).toContain(original)
    expect(our).not.toBe(their)
  })
  it('WebP and AVIF have focal points and crops without being told so', () => {
    const imageOptions = { focus: { x: 20, y: 30 }, crop: { x: 1, y: 2, width: 500, height: 500 } }
    for (const id of ['vase.webp', 'vase.avif']) {
      expect(imageAddress({ ...VASE, id }, BOX, imageOptions)).toContain(
        '/crop/x_1,y_2,w_500,h_500/fill/w_300,h_200,fp_0.20_0.30,',
      )
      expect(theirs({ ...VASE, id }, BOX, imageOptions, {})).toContain('/v1/fill/w_300,h_200,al_c,')
    }
  })
})
