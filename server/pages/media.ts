/** Finds the local files that a document names, and fills in the sizes of its pictures. */

import { isRemote } from '../files/addresses'
import { type LocalFile, MAX_PAGE_BYTES, readLocal } from '../files/local-files'
import type { Problem } from '../lib/invalid'
import type { PageDocument, Picture, VideoBackground } from './document'
import { mediaOf, type Path } from './walk'

export interface Media {
  /** By the path that the document gives. */
  files: Map<string, LocalFile>
  problems: Problem[]
}

type FileReference = { src: string; kind: 'picture' | 'film'; path: Path; sized?: boolean }

const filesOfVideo = ({ source = {}, poster }: VideoBackground, path: Path): FileReference[] => [
  ...Object.entries(source).map(
    ([format, src]): FileReference => ({ src, kind: 'film', path: [...path, 'source', format] }),
  ),
  ...(poster === undefined ? [] : [{ src: poster, kind: 'picture' as const, path: [...path, 'poster'] }]),
]

const filesOf = (document: PageDocument): FileReference[] =>
  mediaOf(document).flatMap(({ it, path }) =>
    'video' in it
      ? filesOfVideo(it.video, path)
      : [{ src: it.picture.src, kind: 'picture', path: [...path, 'src'], sized: isSized(it.picture) }],
  )

const isSized = ({ width, height }: Picture): boolean => width > 0 && height > 0

/** @param document the path of its file */
export const mediaFor = (page: PageDocument, document: string): Media => {
  const files = new Map<string, LocalFile>()
  const problems = filesOf(page).flatMap(({ src, kind, path, sized }): Problem[] => {
    if (isRemote(src))
      return sized === false
        ? [{ path: path.slice(0, -1), message: 'must have a width and a height, as it is no file beside the document' }]
        : []
    const media = files.get(src) ?? readLocal(document, src, kind)
    if (typeof media === 'string') return [{ path, message: media }]
    files.set(src, media)
    return []
  })
  const total = [...new Map([...files.values()].map((file) => [file.name, file.content.length])).values()]
  const tooMuch = total.reduce((sum, size) => sum + size, 0) > MAX_PAGE_BYTES
  return {
    files,
    problems: tooMuch ? [...problems, { path: [], message: 'has more than 20 MB of pictures and films' }] : problems,
  }
}

/** One side that is missing follows from the other. */
const sized = (picture: Picture, { width: w, height: h }: { width: number; height: number }): Picture => {
  const { width, height } = picture
  if (isSized(picture)) return picture
  if (width) return { ...picture, height: Math.max(1, Math.round((width * h) / w)) }
  if (height) return { ...picture, width: Math.max(1, Math.round((height * w) / h)) }
  return { ...picture, width: w, height: h }
}

const isPicture = (value: object): value is Picture => 'src' in value && 'alt' in value

/** The document with the sizes of all pictures. */
export const withSizes = <T>(value: T, files: Media['files']): T => {
  if (Array.isArray(value)) return value.map((each) => withSizes(each, files)) as T
  if (typeof value !== 'object' || value === null) return value
  const size = isPicture(value) ? files.get(value.src)?.size : undefined
  if (isPicture(value)) return size ? (sized(value, size) as T) : value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withSizes(each, files)])) as T
}
