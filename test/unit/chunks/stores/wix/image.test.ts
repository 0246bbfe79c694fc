import { describe, expect, it } from 'vitest'
import { adapter } from '../../../../../chunks/stores/wix/index'

const MEDIA = 'https://static.wixstatic.com/media'

describe('a picture of Wix at a width', () => {
  it.each([
    [`${MEDIA}/ab~mv2.jpg`, `${MEDIA}/ab~mv2.jpg/v1/fit/w_300,h_300,q_85/ab~mv2.jpg`],
    ['//static.wixstatic.com/media/ab.png', '//static.wixstatic.com/media/ab.png/v1/fit/w_300,h_300,q_85/ab.png'],
    [`${MEDIA}/ab.jpg/v1/fill/w_1000,h_500,q_85/mug.jpg`, `${MEDIA}/ab.jpg/v1/fill/w_300,h_150,q_85/mug.jpg`],
    [`${MEDIA}/ab.jpg/v1/fit/w_500,h_1000,al_c/file.png`, `${MEDIA}/ab.jpg/v1/fit/w_300,h_600,al_c/file.png`],
    [
      `${MEDIA}/ab.jpg/v1/crop/x_1,y_2,w_900,h_900/fill/w_600,h_600/mug.jpg`,
      `${MEDIA}/ab.jpg/v1/crop/x_1,y_2,w_900,h_900/fill/w_300,h_300/mug.jpg`,
    ],
    [`${MEDIA}/ab.jpg/v1/fill/w_0,h_0/mug.jpg`, `${MEDIA}/ab.jpg/v1/fill/w_300,h_1/mug.jpg`],
  ])('%s', (address, resized) => expect(adapter.imageAt?.(address, 300)).toBe(resized))

  it.each([
    '',
    'https://shop.example/media/ab.jpg',
    'https://static.wixstatic.com.evil.example/media/ab.jpg',
    `${MEDIA}/ab.jpg?v=1`,
    'javascript:alert(1)',
  ])('leaves other addresses alone: %s', (address) => expect(adapter.imageAt?.(address, 300)).toBe(address))
})
