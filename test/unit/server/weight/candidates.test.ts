import { describe, expect, it } from 'vitest'
import { chosenAddress } from '../../../../server/weight/candidates'

const chosen = (attributes: { src?: string; srcset?: string; sizes?: string }) => {
  const picture = { src: '', ...attributes }
  return { phone: chosenAddress(picture, 'phone'), desktop: chosenAddress(picture, 'desktop') }
}

/** Files of these widths, by their names. */
const widths = (...all: number[]): string => all.map((width) => `${width}.jpg ${width}w`).join(', ')

describe('the file that a browser takes of a picture', () => {
  it.each([
    ['its address, without a choice', { src: 'a.jpg' }, { phone: 'a.jpg', desktop: 'a.jpg' }],
    ['none, without an address', {}, { phone: '', desktop: '' }],
    [
      'by the density of the screen',
      { src: 'a.jpg', srcset: 'one.jpg 1x, two.jpg 2x, three.jpg 3x' },
      { phone: 'three.jpg', desktop: 'one.jpg' },
    ],
    [
      'by a width in px, of small screens another',
      { srcset: widths(300, 600, 900, 1200), sizes: '(max-width: 767px) 300px, 600px' },
      { phone: '900.jpg', desktop: '600.jpg' },
    ],
    [
      'by a share of the screen, up to a width',
      { srcset: widths(400, 800, 1200), sizes: '(max-width: 767px) 100vw, min(400px, 50vw)' },
      { phone: '1200.jpg', desktop: '400.jpg' },
    ],
    [
      'the largest, if none is large enough',
      { srcset: widths(100, 200), sizes: '100vw' },
      { phone: '200.jpg', desktop: '200.jpg' },
    ],
    [
      'the smaller of two between which the screen lies, if it is nearer',
      { srcset: 'one.jpg 2.9x, two.jpg 6x' },
      { phone: 'one.jpg', desktop: 'one.jpg' },
    ],
    [
      'by the width of the screen, if sizes say nothing',
      { srcset: widths(500, 1170, 1920) },
      { phone: '1170.jpg', desktop: '1920.jpg' },
    ],
    [
      'nothing of what is no candidate',
      { src: 'a.jpg', srcset: 'broken.jpg nonsense' },
      { phone: 'a.jpg', desktop: 'a.jpg' },
    ],
  ])('is %s', (_, attributes, expected) => {
    expect(chosen(attributes)).toEqual(expected)
  })
})
