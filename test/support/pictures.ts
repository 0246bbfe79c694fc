/** Pictures for tests, and a server that keeps and answers them. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { at } from '../../build/paths.js'
import { type DatabaseLocation, openDatabase } from '../../server/db/database'
import { createCache } from '../../server/images/cache'
import type { ImagePlaces } from '../../server/images/images'
import { originalsInFolder } from '../../server/images/originals-folder'
import { photosIn } from '../../server/images/photos'
import { createPictures } from '../../server/images/pictures'
import type { Deps } from '../../server/services'
import { createStore } from '../../server/store/store'
import { openShop } from './shop'

/** A gradient each way and a square, so that every part of it looks different. */
export const drawing = (width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="a"><stop stop-color="#e43"/><stop offset="1" stop-color="#36c"/></linearGradient>
    <linearGradient id="b" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".8"/><stop offset="1" stop-opacity=".6"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#a)"/><rect width="100%" height="100%" fill="url(#b)"/>
    <rect x="15%" y="10%" width="20%" height="25%" fill="#fd3"/></svg>`

/** The picture in pixels: the server lets nothing of its process draw an SVG. */
const pixelsOf = (width: number, height: number): Buffer => {
  const pixels = Buffer.alloc(width * height * 3)
  const mixed = (from: number, to: number, share: number): number => from + (to - from) * share
  for (let y = 0, offset = 0; y < height; y++) {
    const down = (y + 0.5) / height
    const veil = 0.8 - 0.2 * down
    for (let x = 0; x < width; x++) {
      const across = (x + 0.5) / width
      const marked = across > 0.15 && across < 0.35 && down > 0.1 && down < 0.35
      const light = 255 * (1 - down)
      pixels[offset++] = marked ? 0xff : mixed(mixed(0xee, 0x33, across), light, veil)
      pixels[offset++] = marked ? 0xdd : mixed(mixed(0x44, 0x66, across), light, veil)
      pixels[offset++] = marked ? 0x33 : mixed(mixed(0x33, 0xcc, across), light, veil)
    }
  }
  return pixels
}

export const gradient = (width: number, height: number): Sharp =>
  sharp(pixelsOf(width, height), { raw: { width, height, channels: 3 }, limitInputPixels: false })

export const jpeg = (width: number, height: number): Promise<Buffer> => gradient(width, height).jpeg().toBuffer()

/** An animation whose frames have these shades of grey. */
export const animation = (shades: number[], width = 60, height = 40): Promise<Buffer> => {
  const frames = Buffer.concat(shades.map((shade) => Buffer.alloc(width * height * 3, shade)))
  return sharp(frames, { raw: { width, height: height * shades.length, channels: 3, pageHeight: height } })
    .gif({ delay: shades.map(() => 100), loop: 0 })
    .toBuffer()
}

interface Options extends Partial<Deps> {
  /** Bytes. */
  cacheBytes?: number
  originals?: ImagePlaces['originals']
}

/** A shop with pictures. */
export const openPictures = async (
  location: DatabaseLocation,
  { cacheBytes = 50_000_000, originals, ...more }: Options = {},
) => {
  const db = await openDatabase(location)
  const folders = { originals: join(location.dataDir, 'images'), cache: join(location.dataDir, 'image-cache') }
  const places: ImagePlaces = {
    store: createStore(db),
    originals: originals ?? originalsInFolder(folders.originals),
    cache: createCache(folders.cache, cacheBytes),
    photos: photosIn(at('dist')),
  }
  const pictures = createPictures(places)
  const shop = await openShop(location, { pictures, ...more })
  return {
    ...shop,
    folders,
    images: pictures.images,
    pictures,
    get: (path: string, headers: Record<string, string> = {}) => shop.request(path, { headers }),
    async close() {
      await shop.close()
      await db.destroy()
      for (const folder of Object.values(folders)) rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type PictureShop = Awaited<ReturnType<typeof openPictures>>
