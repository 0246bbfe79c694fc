/** Reads the settings of a video background, ours and those of WP Lead Plus X's plugin. They are untrusted. */
import { guard } from '../../../page/platform/dom'
import { webUrl } from '../../../page/platform/safe-url'
import { object, text } from '../../../values/names'

/** In the order in which they are offered to the browser. */
const FORMATS = [
  ['mp4', 'video/mp4'],
  ['ogv', 'video/ogg'],
  ['webm', 'video/webm'],
] as const

export interface PageVideo {
  /** `self-hosted`, `youtube`, `image`; any other word shows the poster only. */
  type: string
  /** Address of a picture; '' without one. */
  poster: string
  /** Id of a YouTube video; '' if it is none. */
  youtube: string
  /** The page's word on the films of this site, not checked yet. */
  source: unknown
}

const address = (value: unknown): string => webUrl(text(value))?.href ?? ''

export const readVideo = (box: Element): PageVideo => {
  const raw = object(guard(() => JSON.parse(box.getAttribute('data-wisp-video') || '{}')))
  const id = text(raw.youtube) || text(raw.source) || text(object(raw.source).yt)
  return {
    type: text(raw.type),
    poster: address(raw.poster) || (raw.type === 'image' ? address(raw.source) : ''),
    youtube: /^[\w-]{11}$/.test(id) ? id : '',
    source: raw.source,
  }
}

/** The types and addresses of a film. Throws the messages of the specification's section 8. */
export const sourcesOf = (source: unknown): [type: string, address: string][] => {
  if (!source || typeof source !== 'object' || Array.isArray(source))
    throw new Error('source must be an object for self-hosted video')
  const raw = object(source)
  const sources = FORMATS.map(([format, type]): [string, string] => [type, address(raw[format])])
  const usable = sources.filter(([, url]) => url)
  if (!usable.length) throw new Error('at least one video source is required')
  return usable
}
