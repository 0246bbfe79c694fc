/** Tells the kind of a file by its first bytes, because its name may say anything. */
import type { Format } from './recipe'
import { svgStart } from './svg-text'

type Kind = Format | 'svg'

const startsWith = (bytes: Uint8Array, text: string, offset = 0): boolean =>
  Buffer.from(bytes.subarray(offset, offset + text.length)).toString('latin1') === text

/** A longer list is no list of brands, but something else. */
const MAX_BRANDS_BYTES = 1_024

/** The brands of a file of the ISO family: its own and those that it is compatible with. */
const brandsOf = (bytes: Uint8Array): string[] => {
  if (!startsWith(bytes, 'ftyp', 4)) return []
  const { buffer, byteOffset, byteLength } = bytes
  const end = Math.min(new DataView(buffer, byteOffset, byteLength).getUint32(0), MAX_BRANDS_BYTES)
  const text = Buffer.from(bytes.subarray(8, end)).toString('latin1')
  return [text.slice(0, 4), ...(text.slice(8).match(/.{4}/gs) ?? [])]
}

/** An AVIF that moves. Beside the film it may have a still picture, which is only its beginning. */
export const isSequence = (bytes: Uint8Array): boolean => brandsOf(bytes).includes('avis')

const KINDS: [Kind, (bytes: Uint8Array) => boolean][] = [
  ['jpeg', (bytes) => startsWith(bytes, '\xff\xd8\xff')],
  ['png', (bytes) => startsWith(bytes, '\x89PNG\r\n\x1a\n')],
  ['gif', (bytes) => startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')],
  ['webp', (bytes) => startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)],
  ['avif', (bytes) => brandsOf(bytes).some((brand) => brand === 'avif' || brand === 'avis')],
]

/** The first characters, without what may stand before a document's first element. */
const openingOf = (bytes: Uint8Array): string =>
  svgStart(bytes).replace(/^(\s|<\?.*?\?>|<!--.*?-->|<!doctype\s+svg[^>[]*(\[.*?\]\s*)?>)*/is, '')

/** undefined: nothing that we keep. */
export const kindOf = (bytes: Uint8Array): Kind | undefined =>
  KINDS.find(([, is]) => is(bytes))?.[0] ?? (/^<(\w+:)?svg[\s>/]/i.test(openingOf(bytes)) ? 'svg' : undefined)

const OTHERS: [string, (bytes: Uint8Array) => boolean][] = [
  ['a ZIP archive', (bytes) => startsWith(bytes, 'PK')],
  ['a PDF', (bytes) => startsWith(bytes, '%PDF')],
  ['a HEIC photo; save it as JPEG', (bytes) => brandsOf(bytes).some((brand) => /^(hei|hev|mif1|msf1)/.test(brand))],
  ['a film', (bytes) => brandsOf(bytes).length > 0 || startsWith(bytes, '\x1a\x45\xdf\xa3')],
  ['a TIFF; save it as JPEG or PNG', (bytes) => startsWith(bytes, 'II*\0') || startsWith(bytes, 'MM\0*')],
  ['a BMP; save it as PNG', (bytes) => startsWith(bytes, 'BM')],
  ['a web page', (bytes) => /^<(!doctype html|html|head|body|script)/i.test(openingOf(bytes))],
]

/** Names a file that is no picture, for its owner. */
export const nameOfOther = (bytes: Uint8Array): string | undefined => OTHERS.find(([, is]) => is(bytes))?.[0]
