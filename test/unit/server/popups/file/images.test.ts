import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { StoredImage } from '../../../../../server/images/image'
import { storePictures } from '../../../../../server/images/own-pictures'
import { invalid } from '../../../../../server/lib/invalid'
import { readPopupFile } from '../../../../../server/popups/file/read'
import { writePopupFile } from '../../../../../server/popups/file/write'
import { NEWSLETTER_FACTS as confirmed } from '../../../../support/facts'
import { LIBRARY } from '../../../../support/library'
import { pngOf } from '../../../../support/page'

const outside = mkdtempSync(join(tmpdir(), 'wisp-popup-images-'))
afterAll(() => rmSync(outside, { recursive: true, force: true }))
const folder = join(outside, 'popups')
mkdirSync(folder)
writeFileSync(join(outside, 'secret.png'), pngOf(30, 20))
symlinkSync(join(outside, 'secret.png'), join(folder, 'link.png'))
writeFileSync(join(folder, 'vase.png'), pngOf(1200, 800))
writeFileSync(join(folder, 'notes.txt'), 'Notes')
writeFileSync(join(folder, 'page.png'), '<html></html>')
writeFileSync(join(folder, 'page.avif'), '<html></html>')
writeFileSync(join(folder, 'drawing.svg'), '<svg viewBox="0 0 2 2"></svg>')
writeFileSync(join(folder, 'huge.jpg'), Buffer.alloc(25 * 1024 * 1024 + 1))

const file = join(folder, 'popup.json')

const popupWith = (images: unknown, more = {}) => {
  writeFileSync(
    file,
    JSON.stringify({
      id: 'anypopup00001',
      name: 'N',
      type: 'lightbox',
      template: 'newsletter',
      confirmed,
      images,
      ...more,
    }),
  )
  return readPopupFile(file, LIBRARY)
}

/** The import's messages, without file, line and column. */
const problems = (images: unknown, more = {}): string[] => {
  try {
    popupWith(images, more)
  } catch (error) {
    return (error as Error).message.split('\n').map((line) => line.replace(`${file}:`, '').replace(/^\d+:\d+ /, ''))
  }
  return []
}

const OUTSIDE = 'images.picture.src: must be in the folder of this file, or below it'
const ENDINGS = 'images.picture.src: must be a picture: png, gif, webp, jpg, jpeg, avif'

describe('pictures in a popup file', () => {
  it.each([
    [{ picture: { src: './vase.png', alt: '' } }],
    [{ picture: { src: 'vase.png', alt: 'A vase', focus: { x: 0, y: 100 } } }],
    [{ picture: { src: 'https://cdn.example/vase?size=large', alt: 'A vase' } }],
  ])('may be %j', (images) => expect(problems(images)).toEqual([]))

  it.each([
    [{ src: './vase.png' }, 'images.picture.alt: is missing'],
    [{ alt: '' }, 'images.picture.src: is missing'],
    [{ src: './nothing.png', alt: '' }, 'images.picture.src: cannot read ./nothing.png'],
    [{ src: '../secret.png', alt: '' }, OUTSIDE],
    [{ src: './link.png', alt: '' }, OUTSIDE],
    [{ src: '/etc/passwd.png', alt: '' }, OUTSIDE],
    [
      { src: './a\0.png', alt: '' },
      'images.picture.src: must be plain text, without zero characters, got "./a\\u0000.png"',
    ],
    [{ src: './notes.txt', alt: '' }, ENDINGS],
    [{ src: './drawing.svg', alt: '' }, ENDINGS],
    [{ src: './page.png', alt: '' }, 'images.picture.src: is no png file, or has no size'],
    [{ src: './page.avif', alt: '' }, 'images.picture.src: is no avif file, or has no size'],
    [{ src: './huge.jpg', alt: '' }, 'images.picture.src: is larger than 25 MB'],
    [
      { src: 'http://cdn.example/vase.jpg', alt: '' },
      'images.picture.src: must be a file beside this one, or an https address, got "http://cdn.example/vase.jpg"',
    ],
    [
      { src: './vase.png', alt: '', focus: { x: 101, y: 50 } },
      'images.picture.focus.x: must be a percentage, 0 to 100, got 101',
    ],
    [{ src: './vase.png', alt: '', focus: { x: 1 } }, 'images.picture.focus.y: is missing'],
    [
      { src: './vase.png', alt: '', fokus: { x: 1, y: 1 } },
      'images.picture.fokus: unknown key (did you mean "focus"?)',
    ],
  ])('may not be %j', (picture, problem) => expect(problems({ picture })).toEqual([problem]))

  it('have only the places that the design has', () => {
    const image = { src: './vase.png', alt: '' }
    expect(problems({ pictur: image })).toEqual([
      'images.pictur: the design has no such picture (did you mean "picture"?)',
    ])
    expect(problems({ hero: image })).toEqual(['images.hero: the design has no such picture; it has picture, logo'])
    expect(
      problems(
        { hero: image },
        { type: 'bar', template: 'ticker-bar', confirmed: ['first', 'second', 'third', 'fourth'] },
      ),
    ).toEqual(['images.hero: the design has no such picture; it has none'])
    expect(problems({ toString: image })).toEqual([
      'images.toString: the design has no such picture; it has picture, logo',
    ])
  })

  it('do not go with the owner’s own template', () => {
    writeFileSync(join(folder, 'own.html'), '<p>Mine</p>')
    expect(
      problems({ picture: { src: './vase.png', alt: '' } }, { template: './own.html', confirmed: undefined }),
    ).toEqual(['images: only go with a design of the library; put them into your own file'])
  })

  it('are all told at once, with whatever else is wrong', () => {
    const images = { picture: { src: './nothing.png', alt: '' }, cover: { src: './vase.png', alt: '' } }
    expect(problems(images, { texts: { headin: 'x' } })).toEqual([
      'images.picture.src: cannot read ./nothing.png',
      'images.cover: the design has no such picture; it has picture, logo',
      'texts.headin: the design has no such text (did you mean "heading"?)',
    ])
  })
})

const STORED = { siteKey: 's', type: 'image/png', frames: 1, bytes: 9, createdAt: 0 }
const keep = async (name: string, content: Uint8Array): Promise<StoredImage> => ({
  ...STORED,
  id: 'k3f9k3f9k3f9k3f9.png',
  name,
  width: 1200,
  height: 800,
  bytes: content.length,
})

describe('an imported popup', () => {
  const IMAGES = { picture: { src: './vase.png', alt: 'A vase', focus: { x: 10, y: 90 } } }

  it('shows its stored picture', async () => {
    const popup = await storePictures(popupWith(IMAGES), file, LIBRARY, keep)
    expect(popup.html).toContain('src="{{server}}/img/k3f9k3f9k3f9k3f9.png/v1/fill/w_463,h_540,fp_0.10_0.90,q_85,')
    expect(popup.html).toContain('enc_auto/k3f9k3f9k3f9k3f9.png"')
    expect(popup.html).toContain('alt="A vase"')
    expect(popup.html).not.toContain('./vase.png')
  })

  it('shows a picture from elsewhere without keeping it', async () => {
    const images = { picture: { src: 'https://cdn.example/vase.jpg', alt: '' } }
    const popup = popupWith(images)
    const never = () => Promise.reject(new Error('kept'))
    expect(await storePictures(popup, file, LIBRARY, never)).toEqual(popup)
    expect(popup.html).toContain('src="https://cdn.example/vase.jpg"')
  })

  it('is refused if its picture cannot be kept', async () => {
    const refuse = () => Promise.reject(invalid('is broken'))
    await expect(storePictures(popupWith(IMAGES), file, LIBRARY, refuse)).rejects.toThrow(
      `${file}: images.picture.src: is broken`,
    )
  })

  it('is exported with its pictures', async () => {
    const popup = await storePictures(popupWith(IMAGES), file, LIBRARY, keep)
    const { text, html, pictures } = writePopupFile(popup, LIBRARY, './own.html')
    expect(JSON.parse(text).images).toEqual(IMAGES)
    expect(html).toBeUndefined()
    expect([...pictures]).toEqual([['./vase.png', 'k3f9k3f9k3f9k3f9.png']])
    writeFileSync(file, text)
    expect(await storePictures(readPopupFile(file, LIBRARY), file, LIBRARY, keep)).toEqual(popup)
  })

  it('has none to write if they are elsewhere', () => {
    const images = { picture: { src: 'https://cdn.example/vase.jpg', alt: '' } }
    const { text, pictures } = writePopupFile(popupWith(images), LIBRARY, './own.html')
    expect(JSON.parse(text).images).toEqual(images)
    expect(pictures.size).toBe(0)
  })
})
