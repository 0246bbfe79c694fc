/** The owner's pictures and films, which stand beside the document. */
import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { dirname, extname, isAbsolute, join, normalize, sep } from 'node:path'
import { own } from '../../shared/platform/own'
import type { PageFile } from '../store/page-rows'
import { FILMS, SIZES, type Size } from './file-size'

/** Media types by ending. */
const MEDIA = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  svg: 'image/svg+xml',
  mp4: 'video/mp4',
  webm: 'video/webm',
  ogv: 'video/ogg',
}

const MB = 1024 * 1024
const LARGEST_FILE = 5 * MB
export const LARGEST_PAGE = 20 * MB

export interface LocalFile extends PageFile {
  /** Of pictures. */
  size?: Size
}

type Kind = 'picture' | 'film'
const ENDINGS: Record<Kind, string[]> = { picture: Object.keys(SIZES), film: Object.keys(FILMS) }

const endingOf = (src: string): string => extname(src).slice(1).toLowerCase()

/** A document from somebody else must not publish other files of this machine. */
const isBeside = (src: string): boolean =>
  !isAbsolute(src) && !src.includes('\0') && normalize(src).split(sep)[0] !== '..'

const read = (path: string): Buffer | undefined => {
  try {
    return statSync(path).size > LARGEST_FILE ? undefined : readFileSync(path)
  } catch {
    return
  }
}

const isThere = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false

const nameOf = (content: Buffer, ending: string): string =>
  `${createHash('sha256').update(content).digest('hex').slice(0, 24)}.${ending}`

const described = (content: Buffer, kind: Kind, ending: string): LocalFile | undefined => {
  const size = own(SIZES, ending)?.(content)
  const known = kind === 'picture' ? size && size.width > 0 && size.height > 0 : own(FILMS, ending)?.(content)
  const type = own(MEDIA as Record<string, string>, ending) ?? ''
  return known ? { name: nameOf(content, ending), type, content, size } : undefined
}

/** The file, or what is wrong with it. */
export const readLocal = (document: string, src: string, kind: Kind): LocalFile | string => {
  const ending = endingOf(src)
  if (!isBeside(src)) return `must be in the folder of the document, or below it`
  if (!ENDINGS[kind].includes(ending)) return `must be a ${kind}: ${ENDINGS[kind].join(', ')}`
  const path = join(dirname(document), src)
  if (!isThere(path)) return `cannot read ${src}`
  const content = read(path)
  if (!content) return `is larger than ${LARGEST_FILE / MB} MB`
  return described(content, kind, ending) ?? `is no ${ending} file, or has no size`
}
