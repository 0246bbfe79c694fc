// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { escapeHtml } from '../../../../server/lib/markup'
import { type OwnPicture, type PictureSlot, withPictures } from '../../../../shared/model/pictures'

const HTML = '<p>{{title}}</p><div class="art">{{#picture}}<svg fill="{{ink}}"></svg>{{/picture}}</div><b>{{title}}</b>'
const SLOTS: Record<string, PictureSlot> = {
  picture: { wide: { width: 300, height: 500 }, small: { width: 400, height: 200 } },
}
const VASE: OwnPicture = { src: './vase.jpg', alt: 'A vase', stored: { id: 'abc.jpg', width: 3000, height: 2000 } }

const filled = (html: string): string => html.replaceAll('{{title}}', 'Hello').replaceAll('{{ink}}', '#123')
const documentOf = (pictures?: Record<string, OwnPicture>, slots?: typeof SLOTS): Document =>
  new DOMParser().parseFromString(
    withPictures(HTML, slots ?? SLOTS, pictures, { filled, safe: escapeHtml }),
    'text/html',
  )
const pictureOf = (picture: OwnPicture) => documentOf({ picture }).querySelector('.art img') as HTMLImageElement

describe('a design', () => {
  it.each<[string, Record<string, OwnPicture> | undefined]>([
    ['without pictures', undefined],
    ['with a picture for another place', { cover: VASE }],
    ['with a file that the server does not keep yet', { picture: { ...VASE, stored: undefined } }],
  ])('%s keeps its own drawing', (_, pictures) => {
    expect(documentOf(pictures).body.innerHTML).toBe(
      '<p>Hello</p><div class="art"><svg fill="#123"></svg></div><b>Hello</b>',
    )
  })

  it('that has no places draws what it draws', () => {
    expect(documentOf({ picture: VASE }, {}).querySelector('img')).toBeNull()
  })

  it('shows a stored picture in the sizes of its box, instead of its drawing', () => {
    const image = pictureOf(VASE)
    expect(documentOf({ picture: VASE }).querySelector('svg')).toBeNull()
    expect(image.getAttribute('src')).toBe(
      '{{server}}/img/abc.jpg/v1/fill/w_750,h_500,al_c,q_85,usm_0.66_1.00_0.01,enc_auto/abc.jpg',
    )
    expect([...(image.getAttribute('srcset') ?? '').matchAll(/ (\d+w)/g)].map(([, width]) => width)).toEqual([
      '400w',
      '750w',
      '800w',
      '980w',
      '1280w',
      '1366w',
      '1500w',
    ])
    expect(image.getAttribute('sizes')).toBe('(max-width: 767px) 400px, 750px')
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['750', '500'])
    expect(image.alt).toBe('A vase')
    expect(image.getAttribute('decoding')).toBe('async')
    expect(image.style.objectFit).toBe('cover')
    expect(image.style.objectPosition).toBe('50% 50%')
  })

  it('keeps in sight what the owner wants to be seen', () => {
    const image = pictureOf({ ...VASE, focus: { x: 20, y: 80.5 } })
    expect(image.style.objectPosition).toBe('20% 80.5%')
    expect(image.getAttribute('src')).toContain(',fp_0.20_0.81,')
  })

  it('shows a stored GIF as it is, so that it moves', () => {
    const image = pictureOf({ ...VASE, stored: { id: 'abc.gif', width: 60, height: 40 } })
    expect(image.getAttribute('src')).toBe('{{server}}/img/abc.gif')
    expect(image.hasAttribute('srcset')).toBe(false)
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['60', '40'])
  })

  it('shows a picture from elsewhere by its own address', () => {
    const image = pictureOf({ src: 'https://cdn.example/a.jpg?w=1&h=2', alt: '' })
    expect(image.getAttribute('src')).toBe('https://cdn.example/a.jpg?w=1&h=2')
    expect(image.hasAttribute('srcset')).toBe(false)
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['300', '500'])
    expect(image.getAttribute('alt')).toBe('')
  })

  it('takes whatever the owner writes as it is', () => {
    const image = pictureOf({ src: 'https://cdn.example/"onerror="alert(1)', alt: '"><b>{{title}} {{/picture}} $& ' })
    expect(image.getAttribute('src')).toBe('https://cdn.example/"onerror="alert(1)')
    expect(image.alt).toBe('"><b>{{title}} {{/picture}} $& ')
    expect(image.hasAttribute('onerror')).toBe(false)
  })

  it('shows a logo whole, in a line of its own that is no higher than it', () => {
    const size = { width: 160, height: 36 }
    const image = documentOf({ picture: VASE }, { picture: { wide: size, small: size, whole: size } }).querySelector(
      'img',
    )
    expect(image?.getAttribute('src')).toBe('{{server}}/img/abc.jpg')
    expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['3000', '2000'])
    expect([image?.style.maxWidth, image?.style.maxHeight]).toEqual(['min(160px,100%)', '36px'])
    expect(image?.parentElement?.className).toBe('art')
    expect(image?.alt).toBe('A vase')
  })
})
