import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Refusal } from '../../../../server/http/refusal'
import { readAddress } from '../../../../server/images/address'
import { Invalid } from '../../../../server/lib/invalid'

const ID = '0123456789abcdef.jpg'
const read = (rest: string) => readAddress(`/img/${ID}${rest}`)

it('reads what an address says', () => {
  expect(read('')).toEqual({ id: ID, filters: {}, format: 'jpeg' })
  expect(read('/v1/fill/w_300,h_200,al_c,q_80,usm_0.66_1.00_0.01,enc_auto/cat.jpg')).toEqual({
    id: ID,
    box: { kind: 'fill', width: 300, height: 200, focus: 'c', enlarge: false },
    quality: 80,
    sharpening: { radius: 0.66, amount: 1, threshold: 0.01 },
    filters: {},
    encoding: 'auto',
    format: 'jpeg',
  })
  expect(read('/v1/crop/x_30,y_70,w_400,h_300/fill/w_140,h_93,fp_0.30_0.70,lg_1,q_75/c%20%D7%90.PNG')).toEqual({
    id: ID,
    crop: { x: 30, y: 70, width: 400, height: 300 },
    box: { kind: 'fill', width: 140, height: 93, focus: { x: 0.3, y: 0.7 }, enlarge: true },
    quality: 75,
    filters: {},
    format: 'png',
  })
  expect(read('/v1/crop/x_0,y_1,w_4,h_3,q_80,enc_webp/cat.webp')).toEqual({
    id: ID,
    crop: { x: 0, y: 1, width: 4, height: 3 },
    quality: 80,
    encoding: 'webp',
    filters: {},
    format: 'webp',
  })
  expect(read('/v1/fit/w_9,h_8,con_10,br_-20,sat_0,hue_90,blur_0.5,enc_avif,quality_auto/c.gif')).toEqual({
    id: ID,
    box: { kind: 'fit', width: 9, height: 8, focus: 'c', enlarge: false },
    filters: { con: 10, br: -20, hue: 90, blur: 0.5 },
    encoding: 'avif',
    format: 'gif',
  })
})

it('reads commas that were encoded on their way', () => {
  expect(read('/v1/fill/w_3%2Ch_2/a.jpg')).toEqual(read('/v1/fill/w_3,h_2/a.jpg'))
})

it.each([
  ['/v1/fill/w_300/a.jpg', 400, /has no h_/],
  ['/v1/fill/w_0,h_200/a.jpg', 400, /"w_0" .* whole number from 1 to 16383/],
  ['/v1/fill/w_99999,h_1/a.jpg', 400, /"w_99999"/],
  ['/v1/fill/w_-3,h_1/a.jpg', 400, /"w_-3"/],
  ['/v1/fill/w_3.5,h_1/a.jpg', 400, /"w_3.5"/],
  ['/v1/fill/w_NaN,h_1/a.jpg', 400, /"w_NaN"/],
  ['/v1/fill/w_1e3,h_1/a.jpg', 400, /"w_1e3"/],
  ['/v1/fill/w_5001,h_5000/a.jpg', 400, /more than 25000000 pixels/],
  ['/v1/fill/w_3,h_2,w_3/a.jpg', 400, /"w_3" .* twice/],
  ['/v1/fill/w_3,h_2,al_c,fp_0.5_0.5/a.jpg', 400, /contradicts/],
  ['/v1/fill/w_3,h_2,al_x/a.jpg', 400, /one of c, t, tl/],
  ['/v1/fill/w_3,h_2,fp_0.5/a.jpg', 400, /2 numbers/],
  ['/v1/fill/w_3,h_2,fp_0.5_1.5/a.jpg', 400, /from 0 to 1/],
  ['/v1/fill/w_3,h_2,q_0/a.jpg', 400, /from 1 to 100/],
  ['/v1/fill/w_3,h_2,usm_0_1_1/a.jpg', 400, /from 0.1 to 500/],
  ['/v1/fill/w_3,h_2,con_101/a.jpg', 400, /from -100 to 100/],
  ['/v1/fill/w_3,h_2,hue_Infinity/a.jpg', 400, /from -180 to 180/],
  ['/v1/fill/w_3,h_2,enc_bmp/a.jpg', 400, /auto, avif, webp/],
  ['/v1/fill/w_3,h_2,lg_2/a.jpg', 400, /"lg_2"/],
  ['/v1/fill/w_3,h_2,__proto___1/a.jpg', 400, /"__proto___1" .* unknown/],
  ['/v1/fill/w_3,h_2,constructor_1/a.jpg', 400, /is unknown/],
  ['/v1/fill/w_3,h_2,x_1/a.jpg', 400, /belong to crop/],
  ['/v1/fill/w_3,h_2/fill/w_3,h_2/a.jpg', 400, /after its last step/],
  ['/v1/crop/x_1,y_1,w_1,h_1/crop/x_1,y_1,w_1,h_1/a.jpg', 400, /must have fill or fit/],
  ['/v1/crop/x_1,y_1,w_1,h_1,q_80/fill/w_3,h_2/a.jpg', 400, /in its crop step/],
  ['/v1/crop/x_1,y_1,w_1/a.jpg', 400, /has no h_/],
  ['/v1/stretch/w_3,h_2/a.jpg', 400, /crop, fill or fit/],
  ['/v1/fill/w_3,h_2/a.exe', 400, /end in one of \.jpg/],
  ['/v1/fill/w_3,h_2/a.constructor', 400, /end in one of/],
  ['/v1/fill/w_3,h_2/%zz.jpg', 400, /not encoded/],
  [`/v1/fill/w_3,h_2/${'a'.repeat(2_000)}.jpg`, 400, /2000 characters/],
  ['/v2/fill/w_3,h_2/a.jpg', 404, /no picture/],
  ['/v1/a.jpg', 404, /no picture/],
  ['/', 404, /no picture/],
])('refuses %s', (address, status, message) => {
  const attempt = () => read(address)
  expect(attempt).toThrow(message)
  expect(attempt).toThrow(expect.objectContaining(status === 400 ? { name: 'Invalid' } : { name: 'Refusal', status }))
})

it('tells of all wrong parts of a step', () => {
  const part = (text: string) => ({ message: expect.stringContaining(`"${text}"`) })
  const problems = [part('w_0'), part('zz_1'), part('q_x')]
  expect(() => read('/v1/fill/w_0,h_2,zz_1,q_x/a.jpg')).toThrow(expect.objectContaining({ problems }))
})

it.each(['..%2f..%2fdesk-token', '%2e%2e', 'ABCDEFGHIJKLMNOP.jpg', '0123456789abcdef', '0123456789abcdef.svg', '%00'])(
  'knows no picture %s',
  (id) => {
    expect(() => readAddress(`/img/${id}/v1/fill/w_3,h_2/a.jpg`)).toThrow('There is no picture at this address')
  },
)

it('answers anything with what it says, or a refusal', () => {
  const word = fc.constantFrom(
    ...[
      'w_',
      'h_',
      'x_',
      'y_',
      'al_c',
      'fp_',
      'q_',
      'usm_',
      'con_',
      'enc_auto',
      'lg_1',
      '_',
      ',',
      '/',
      '%2F',
      '%',
      '..',
    ],
    ...[
      'fill',
      'crop',
      'fit',
      'v1',
      '0',
      '1',
      '-1',
      '1e9',
      '0.5',
      'NaN',
      '99999999999999999999',
      '\u0000',
      'é',
      '.jpg',
    ],
  )
  const anything = fc.oneof(
    fc.array(word, { maxLength: 30 }).map((words) => words.join('')),
    fc.webPath(),
    fc.string(),
  )
  fc.assert(
    fc.property(anything, (address) => {
      try {
        expect(read(`/v1/${address}`).id).toBe(ID)
      } catch (error) {
        expect(error instanceof Invalid || (error instanceof Refusal && error.status === 404)).toBe(true)
      }
    }),
    { numRuns: 1_000 },
  )
})
