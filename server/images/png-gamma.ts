/**
 * A PNG may say by two numbers how light its values are meant (gAMA), and which colours (cHRM). Browsers heed that, libvips
 * only a profile: such a file gets one that says the same.
 */
import { crc32, deflateSync } from 'node:zlib'
import { type Chromaticities, profileFor } from './profile'

interface Chunk {
  type: string
  /** The data of the chunk. */
  data: Buffer
  /** The chunk with its length, type and sum. */
  whole: Buffer
}

const SIGNATURE_BYTES = 8

/** Chunks before the pixels; undefined for a file that is cut short. */
const chunksBefore = (png: Buffer): Chunk[] | undefined => {
  const chunks: Chunk[] = []
  for (let offset = SIGNATURE_BYTES; offset + 12 <= png.length; ) {
    const [length, type] = [png.readUInt32BE(offset), png.toString('latin1', offset + 4, offset + 8)]
    if (type === 'IDAT') return chunks
    const end = offset + 12 + length
    chunks.push({ type, data: png.subarray(offset + 8, end - 4), whole: png.subarray(offset, end) })
    offset = end
  }
}

const chunkOf = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** gAMA and cHRM have whole numbers of 1/100,000. */
const UNITS_PER_WHOLE = 100_000
/** The gamma of sRGB, which needs no profile; nobody sees a smaller difference. */
const USUAL_GAMMA = 0.45455
const MAX_DIFFERENCE = 0.005

const USUAL_COLOURS: Chromaticities = [0.3127, 0.329, 0.64, 0.33, 0.3, 0.6, 0.15, 0.06]

const isNear = (first: number[], other: number[]): boolean =>
  first.every((value, index) => Math.abs(value - (other[index] ?? Number.NaN)) < MAX_DIFFERENCE)

const coloursIn = (data: Buffer | undefined): Chromaticities =>
  data?.length === 32
    ? (Array.from({ length: 8 }, (_, index) => data.readUInt32BE(4 * index) / UNITS_PER_WHOLE) as Chromaticities)
    : USUAL_COLOURS

/** Chunks that describe the colours more exactly. */
const PROFILES = ['iCCP', 'sRGB', 'cICP']

/** The same file, or one with a profile in place of both chunks. */
export const withProfile = (content: Uint8Array): Uint8Array => {
  const png = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const chunks = chunksBefore(png)
  const find = (type: string): Buffer | undefined => chunks?.find((chunk) => chunk.type === type)?.data
  const [header, gamma] = [find('IHDR'), find('gAMA')]
  if (!chunks || header?.length !== 13 || gamma?.length !== 4 || PROFILES.some(find)) return content
  const value = gamma.readUInt32BE() / UNITS_PER_WHOLE
  // Bit 2 of the kind: it has colours.
  const isGrey = !((header[9] ?? 0) & 2)
  const colours = coloursIn(find('cHRM'))
  const isUsual = isNear([value], [USUAL_GAMMA]) && (isGrey || isNear(colours, USUAL_COLOURS))
  const profile = isUsual || value <= 0 ? undefined : profileFor(1 / value, isGrey ? undefined : colours)
  if (!profile) return content
  const otherChunks = chunks.filter(({ type }) => type !== 'gAMA' && type !== 'cHRM').map(({ whole }) => whole)
  const [first, ...others] = otherChunks
  const profileChunk = chunkOf('iCCP', Buffer.concat([Buffer.from('wisp\0\0', 'latin1'), deflateSync(profile)]))
  const pixelsAt = SIGNATURE_BYTES + chunks.reduce((sum, { whole }) => sum + whole.length, 0)
  return Buffer.concat([
    png.subarray(0, SIGNATURE_BYTES),
    first ?? Buffer.alloc(0),
    profileChunk,
    ...others,
    png.subarray(pixelsAt),
  ])
}
