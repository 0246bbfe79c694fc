/** The page with thumbnails, and its pictures, which come from the page's own server. */
import { readFileSync } from 'node:fs'
import { at } from '../../build/paths.js'
import { type Fetch, openSiteWith, type Site } from '../browser/sites'
import type { GalleryColumn } from './column'
import { PICTURE_COUNT, type Picture } from './pictures'

/** Makes the page longer than the screen, so that it can scroll. */
const TEXT = '<p>Thrown by hand, glazed twice, fired in a wood kiln for two days and a night.</p>'.repeat(30)

export const fullOf = (index: number): string => `/pictures/${index}.jpg`

export const pageOf = ({ list = '', link = '' }: GalleryColumn, tag: string): string => {
  const items = Array.from(
    { length: PICTURE_COUNT },
    (_, index) =>
      `<li><a href="${fullOf(index)}" ${link}><img src="/thumbs/${index}.jpg" width="480" height="360" alt="Pot ${index}"></a></li>`,
  )
  const thumbs = `<ul id="thumbs" ${list}>${items.join('')}</ul>`
  const parts: Record<string, string> = { tag, thumbs, text: TEXT }
  return readFileSync(at('bench/gallery/page.html'), 'utf8').replaceAll(/{{(\w+)}}/g, (_, name) => parts[name] ?? '')
}

const hostOf = (page: string, pictures: Picture[]): Fetch => {
  const files = new Map(
    pictures.flatMap(({ full, thumb }, index) => [
      [fullOf(index), full],
      [`/thumbs/${index}.jpg`, thumb],
    ]),
  )
  return ({ url }) => {
    const file = files.get(new URL(url).pathname)
    if (!file) return new Response(page, { headers: { 'content-type': 'text/html' } })
    return new Response(file, { headers: { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=3600' } })
  }
}

export const openGallerySite = (column: GalleryColumn, pictures: Picture[]): Promise<Site<GalleryColumn>> =>
  openSiteWith(column, (tag) => hostOf(pageOf(column, tag), pictures))
