/** The address of a picture in a given box; the server makes what the address says. */
import { cropOf, isSize, madeFor, type Rect, type Size, usefulRatio } from './box'
import { endingOf, idPart, namePart } from './name'
import { type Drawing, filterParts, qualityPart, sharpeningPart } from './options'

export interface ImageSource extends Size {
  /** Id with its ending: `k3f9.jpg`. */
  id: string
  /** Name of the file for whoever saves the picture. */
  name?: string
}

/**
 * A picture whose address ends with its id: a name like `banner-728x90` is on the lists of blockers, whatever the host.
 */
export const unnamed = ({ id, width, height }: ImageSource): ImageSource => ({ id, width, height })

export interface ImageOptions extends Drawing {
  /** All of the picture inside the box; otherwise it fills the box, and what does not fit is cut off. */
  fit?: boolean
  /** Part of the source, in its pixels. */
  crop?: Rect | undefined
  /** The point that must stay in sight, in percent of the source. */
  focus?: { x: number; y: number } | undefined
  /** Pixels of the screen per px; 2 at most. */
  pixelRatio?: number | undefined
  /** Let the server choose AVIF or WebP; usual. */
  autoEncode?: boolean | undefined
  /** The address before the id. */
  base?: string
}

const IMAGE_BASE = '/img/'

const focusPart = (focus: ImageOptions['focus']): string => {
  if (!focus || ![focus.x, focus.y].every(Number.isFinite)) return 'al_c'
  const [x, y] = [focus.x, focus.y].map((percent) => (Math.min(100, Math.max(0, percent)) / 100).toFixed(2))
  return `fp_${x}_${y}`
}

/** A side of less than half a pixel would be none. */
const whole = (side: number): number => Math.max(1, Math.round(side))

const cropPart = ({ x, y, width, height }: Rect, source: Size): string => {
  const cropLeft = Math.min(Math.round(x), Math.ceil(source.width) - 1)
  const top = Math.min(Math.round(y), Math.ceil(source.height) - 1)
  const w = Math.min(whole(width), Math.ceil(source.width) - cropLeft)
  const h = Math.min(whole(height), Math.ceil(source.height) - top)
  return `crop/x_${cropLeft},y_${top},w_${w},h_${h}/`
}

/** The image as it was stored. */
const original = ({ id }: ImageSource, base: string): string => base + idPart(id)

/** Without a size, or of a kind that is not changed (such as a GIF), it is the original's address. */
export const imageAddress = (source: ImageSource, box: Size, options: ImageOptions = {}): string => {
  const { fit = false, base = IMAGE_BASE, autoEncode = true } = options
  const ending = endingOf(source.id)
  const ratio = usefulRatio(options.pixelRatio)
  if (!ending || !isSize(source) || !isSize(box)) return original(source, base)
  const crop = cropOf(source, options.crop)
  const rendition = madeFor(crop ?? source, { width: box.width * ratio, height: box.height * ratio }, fit)
  const size = { width: whole(rendition.width), height: whole(rendition.height) }
  const parts = [
    `w_${size.width}`,
    `h_${size.height}`,
    fit ? 'al_c' : focusPart(options.focus),
    rendition.scale > 1 ? 'lg_1' : '',
    qualityPart(options, size, ending === 'png'),
    sharpeningPart(options, rendition.scale < 1),
    ...filterParts(options),
    autoEncode ? 'enc_auto' : '',
  ]
  const fill = parts.filter(Boolean).join(',')
  const { id, name = '' } = source
  return `${original(source, base)}/v1/${crop ? cropPart(crop, source) : ''}fill/${fill}/${namePart(id, name)}.${ending}`
}
