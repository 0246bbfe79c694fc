/** The owner's pictures and films, which stand beside a page document or popup file. */
import { createHash } from 'node:crypto'
import { readFileSync, realpathSync, statSync } from 'node:fs'
import { dirname, extname, isAbsolute, join, normalize, sep } from 'node:path'
import { own } from '../../shared/values/own'
import { FILMS, isAvif, SIZES, type Size } from './file-size'
import { MAX_IMAGE_FILE_BYTES } from './picture-limits'

/** Media types by ending. */
const MEDIA = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  svg: 'image/svg+xml',
  avif: 'image/avif',
  mp4: 'video/mp4',
  webm: 'video/webm',
  ogv: 'video/ogg',
}

const BYTES_PER_MEGABYTE = 1024 * 1024
const MAX_PAGE_FILE_BYTES = 5 * BYTES_PER_MEGABYTE
export const MAX_PAGE_BYTES = 20 * BYTES_PER_MEGABYTE

export interface PageFile {
  /** Hash of the content, and an ending. */
  name: string
  type: string
  content: Uint8Array
}

export interface LocalFile extends PageFile {
  /** Only pictures have a size. */
  size?: Size | undefined
}

/** `photo`: a picture for the image library, which makes smaller ones of it. */
type Kind = 'picture' | 'film' | 'photo'

const ENDINGS: Record<Kind, string[]> = {
  picture: Object.keys(SIZES),
  film: Object.keys(FILMS),
  photo: [...Object.keys(SIZES).filter((ending) => ending !== 'svg'), 'avif'],
}
const MAX_BYTES_BY_KIND: Record<Kind, number> = {
  picture: MAX_PAGE_FILE_BYTES,
  film: MAX_PAGE_FILE_BYTES,
  photo: MAX_IMAGE_FILE_BYTES,
}

const endingOf = (src: string): string => extname(src).slice(1).toLowerCase()

/** A document from somebody else must not publish other files of this machine. */
const isBeside = (src: string): boolean =>
  !isAbsolute(src) && !src.includes('\0') && normalize(src).split(sep)[0] !== '..'

const read = (path: string, largest: number): Buffer | undefined => {
  try {
    return statSync(path).size > largest ? undefined : readFileSync(path)
  } catch {
    return
  }
}

/** The file's own path; undefined if there is none, or the path is none: a loop of links, a file within a file. */
const resolved = (path: string): string | undefined => {
  try {
    return statSync(path).isFile() ? realpathSync(path) : undefined
  } catch {
    return
  }
}

const nameOf = (content: Buffer, ending: string): string =>
  `${createHash('sha256').update(content).digest('hex').slice(0, 24)}.${ending}`

const described = (content: Buffer, kind: Kind, ending: string): LocalFile | undefined => {
  const size = own(SIZES, ending)?.(content)
  const isValid =
    kind === 'film'
      ? own(FILMS, ending)?.(content)
      : ending === 'avif'
        ? isAvif(content)
        : size && size.width > 0 && size.height > 0
  const type = own(MEDIA as Record<string, string>, ending) ?? ''
  return isValid ? { name: nameOf(content, ending), type, content, size } : undefined
}

const OUTSIDE = 'must be in the folder of this file, or below it'

/** The file, or what is wrong with it. */
export const readLocal = (document: string, src: string, kind: Kind): LocalFile | string => {
  const ending = endingOf(src)
  if (!isBeside(src)) return OUTSIDE
  if (!ENDINGS[kind].includes(ending))
    return `must be a ${kind === 'film' ? kind : 'picture'}: ${ENDINGS[kind].join(', ')}`
  const path = resolved(join(dirname(document), src))
  if (!path) return `cannot read ${src}`
  // A link may lead anywhere.
  if (!path.startsWith(`${realpathSync(dirname(document))}${sep}`)) return OUTSIDE
  const content = read(path, MAX_BYTES_BY_KIND[kind])
  if (!content) return `is larger than ${MAX_BYTES_BY_KIND[kind] / BYTES_PER_MEGABYTE} MB`
  return described(content, kind, ending) ?? `is no ${ending} file, or has no size`
}
