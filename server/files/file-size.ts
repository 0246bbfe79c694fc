/** Reads the size of a picture from its first bytes; undefined if they are not what the ending says. */
import { elementsOf } from '../template/elements'

export interface Size {
  width: number
  height: number
}

const PNG = '\x89PNG\r\n\x1a\n'

const textAt = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to)

const png = (bytes: Buffer): Size | undefined =>
  textAt(bytes, 0, 8) === PNG && bytes.length >= 24
    ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
    : undefined

const gif = (bytes: Buffer): Size | undefined =>
  /^GIF8[79]a$/.test(textAt(bytes, 0, 6)) && bytes.length >= 10
    ? { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }
    : undefined

/** Three forms: https://developers.google.com/speed/webp/docs/riff_container */
const webp = (bytes: Buffer): Size | undefined => {
  if (textAt(bytes, 0, 4) !== 'RIFF' || textAt(bytes, 8, 12) !== 'WEBP' || bytes.length < 30) return
  switch (textAt(bytes, 12, 16)) {
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
    default:
      return
  }
}

/** True for a camera held upright (orientations 5 to 8): the browser turns the picture, so its sides change places. */
const isTurned = (exif: Buffer): boolean => {
  if (textAt(exif, 0, 6) !== 'Exif\0\0' || exif.length < 14) return false
  const tiff = exif.subarray(6)
  const small = textAt(tiff, 0, 2) === 'II'
  const short = (offset: number): number =>
    offset + 2 > tiff.length ? 0 : small ? tiff.readUInt16LE(offset) : tiff.readUInt16BE(offset)
  const start = small ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  for (let entry = 0; entry < short(start); entry++) {
    const offset = start + 2 + entry * 12
    if (short(offset) === 0x0112) return short(offset + 8) >= 5
  }
  return false
}

const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

const jpeg = (bytes: Buffer): Size | undefined => {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return
  let turned = false
  for (let offset = 2; offset + 9 < bytes.length && bytes[offset] === 0xff; ) {
    const marker = bytes[offset + 1] ?? 0
    const length = bytes.readUInt16BE(offset + 2)
    if (isFrame(marker)) {
      const [height, width] = [bytes.readUInt16BE(offset + 5), bytes.readUInt16BE(offset + 7)]
      return turned ? { width: height, height: width } : { width, height }
    }
    if (marker === 0xe1) turned ||= isTurned(bytes.subarray(offset + 4, offset + 2 + length))
    offset += 2 + length
  }
}

const px = (length = ''): number => (/^\d+(\.\d+)?(px)?$/.test(length) ? Math.round(Number.parseFloat(length)) : 0)

const svg = (bytes: Buffer): Size | undefined => {
  const root = elementsOf(bytes.toString('utf8')).find(({ name }) => name === 'svg')
  if (!root) return
  const box = (root.attributes.get('viewbox') ?? '').trim().split(/[\s,]+/)
  const [width, height] = [px(root.attributes.get('width')), px(root.attributes.get('height'))]
  return width && height ? { width, height } : { width: px(box[2]), height: px(box[3]) }
}

export const SIZES: Record<string, (bytes: Buffer) => Size | undefined> = { png, gif, webp, jpg: jpeg, jpeg, svg }

/** Its size stands far inside the file. */
export const isAvif = (bytes: Buffer): boolean => textAt(bytes, 4, 8) === 'ftyp' && /avi[fs]/.test(textAt(bytes, 8, 32))

/** The first bytes of films. */
export const FILMS: Record<string, (bytes: Buffer) => boolean> = {
  mp4: (bytes) => textAt(bytes, 4, 8) === 'ftyp',
  webm: (bytes) => textAt(bytes, 0, 4) === '\x1a\x45\xdf\xa3',
  ogv: (bytes) => textAt(bytes, 0, 4) === 'OggS',
}
