// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { ImageRow } from '../../../../../server/images/answers'
import { dimensions, neighbourOf, thumbnailOf, withImage, withoutImage } from '../../../../../server/web/desk/pictures'

const imageOf = (more: Partial<ImageRow> = {}): ImageRow => ({
  id: '0123456789abcdef.jpg',
  name: 'cat.jpg',
  width: 4000,
  height: 3000,
  frames: 1,
  bytes: 1000,
  ...more,
})
const [a, b, c] = ['a', 'b', 'c'].map((id) => imageOf({ id: `${id}.jpg` })) as [ImageRow, ImageRow, ImageRow]

describe('thumbnailOf', () => {
  it.each<[string, Partial<ImageRow>, RegExp]>([
    [
      'all of it, two pixels for each px',
      {},
      /^img\/0123456789abcdef\.jpg\/v1\/fill\/w_192,h_144,.*enc_auto\/0123456789abcdef\.jpg$/,
    ],
    ['an upright one', { width: 1000, height: 4000 }, /\/fill\/w_36,h_144,/],
    [
      'the first frame of an animation',
      { id: 'x.webp', frames: 3 },
      /^img\/x\.webp\/v1\/fill\/w_192,h_144\/still\.png$/,
    ],
    ['a GIF, which has one address otherwise', { id: 'x.gif', width: 60, height: 40 }, /\/w_60,h_40\/still\.png$/],
    ['a line', { id: 'x.gif', width: 5000, height: 1 }, /\/w_192,h_1\/still\.png$/],
  ])('is %s', (_, more, address) => {
    expect(thumbnailOf(imageOf(more))).toMatch(address)
  })
})

it('says how large a picture is', () => {
  expect(dimensions(imageOf())).toBe('4,000 × 3,000 px')
})

describe('the list', () => {
  const list = { site: 'one', images: [a, b] }

  it('begins with a picture that was just added; one that was there keeps its place', () => {
    expect(withImage(list, 'one', c)?.images).toEqual([c, a, b])
    const renamed = { ...b, name: 'new.jpg' }
    expect(withImage(list, 'one', renamed)?.images).toEqual([a, renamed])
  })

  it('stays as it is when another site is shown by now, or none', () => {
    expect(withImage(list, 'two', c)).toBe(list)
    expect(withImage(undefined, 'one', c)).toBeUndefined()
  })

  it('loses what is removed', () => {
    expect(withoutImage(list, 'a.jpg')).toEqual({ site: 'one', images: [b] })
    expect(withoutImage(undefined, 'a.jpg')).toBeUndefined()
  })

  it.each([
    ['a.jpg', 'b.jpg'],
    ['b.jpg', 'c.jpg'],
    ['c.jpg', 'b.jpg'],
  ])('goes on after %s with %s', (removed, next) => {
    expect(neighbourOf([a, b, c], removed)).toBe(next)
  })

  it('goes on with nothing after the last one', () => {
    expect(neighbourOf([a], 'a.jpg')).toBeUndefined()
  })
})
