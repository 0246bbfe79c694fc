/** The pictures of the page: of random detail at all sizes, so that they compress and decode like photographs. */
import sharp from 'sharp'

export const PICTURE_COUNT = 12
export const PICTURE_SIZE = { width: 1600, height: 1200 }
const THUMB_SIZE = { width: 480, height: 360 }

/** Detail of one size each: pixels in a row, and its strength. Chosen so that a picture has about 250 kB. */
const LAYERS = [
  { across: 8, strength: 96 },
  { across: 40, strength: 48 },
  { across: 200, strength: 24 },
  { across: 800, strength: 8 },
]
const JPEG_QUALITY = 80

export interface Picture {
  full: Uint8Array<ArrayBuffer>
  thumb: Uint8Array<ArrayBuffer>
}

/** Random bytes that are the same in every run. */
const noise = (length: number, seed: number): Uint8Array => {
  let state = seed * 2_654_435_761 + 1
  return Uint8Array.from({ length }, () => {
    // Xorshift.
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return state & 255
  })
}

const layer = (across: number, seed: number): Promise<Uint8Array> => {
  const down = (across * PICTURE_SIZE.height) / PICTURE_SIZE.width
  return sharp(noise(across * down * 3, seed), { raw: { width: across, height: down, channels: 3 } })
    .resize(PICTURE_SIZE.width, PICTURE_SIZE.height, { kernel: 'cubic' })
    .raw()
    .toBuffer()
}

/** @param seed tells pictures apart */
export const pictureOf = async (seed: number): Promise<Picture> => {
  const layers = await Promise.all(LAYERS.map(({ across }, index) => layer(across, seed * LAYERS.length + index + 1)))
  const pixels = new Uint8ClampedArray(PICTURE_SIZE.width * PICTURE_SIZE.height * 3)
  for (let place = 0; place < pixels.length; place++) {
    let value = 128
    for (const [index, { strength }] of LAYERS.entries())
      value += (((layers[index]?.[place] ?? 128) - 128) / 128) * strength
    pixels[place] = value
  }
  const full = sharp(pixels, { raw: { ...PICTURE_SIZE, channels: 3 } })
  return {
    full: new Uint8Array(await full.clone().jpeg({ quality: JPEG_QUALITY }).toBuffer()),
    thumb: new Uint8Array(await full.clone().resize(THUMB_SIZE).jpeg({ quality: JPEG_QUALITY }).toBuffer()),
  }
}

/** One after another, because each takes much memory while it is made. */
export const makePictures = async (): Promise<Picture[]> => {
  const pictures: Picture[] = []
  for (let index = 0; index < PICTURE_COUNT; index++) pictures.push(await pictureOf(index))
  return pictures
}
