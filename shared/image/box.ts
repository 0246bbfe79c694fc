/** The size of a picture for a box (specification, sections 5 and 9). */

export interface Size {
  width: number
  height: number
}

export interface Rect extends Size {
  x: number
  y: number
}

/** More pixels than this in one picture cost the server more than anybody sees. */
const MAX_AREA_PX = 25_000_000
const MAX_PIXEL_RATIO = 2

/** The most that a small picture may be enlarged; its source has more pixels than `above`. */
const MAX_ENLARGEMENTS = [
  { above: 360_000, most: 1 },
  { above: 160_000, most: 1.2 },
  { above: 0, most: 1.4 },
]

const isPositive = (value: number): boolean => Number.isFinite(value) && value > 0

export const isSize = (size: Size): boolean => isPositive(size.width) && isPositive(size.height)

const scaled = ({ width, height }: Size, by: number): Size => ({ width: width * by, height: height * by })

/** Pixels of the screen per px of the box. */
export const usefulRatio = (ratio: number | undefined): number =>
  ratio !== undefined && isPositive(ratio) ? Math.min(ratio, MAX_PIXEL_RATIO) : 1

const withinArea = (size: Size): Size => {
  const area = size.width * size.height
  return area > MAX_AREA_PX ? scaled(size, Math.sqrt(MAX_AREA_PX / area)) : size
}

interface Rendition extends Size {
  /** Factor of the source; above 1 it is enlarged. */
  scale: number
}

/** The size of the picture; `fit`: all of it inside the box, otherwise the box is filled. */
export const madeFor = (source: Size, box: Size, fit: boolean): Rendition => {
  const across = box.width / source.width
  const down = box.height / source.height
  const size = withinArea(fit ? scaled(source, Math.min(across, down)) : box)
  const scale = (fit ? Math.min : Math.max)(size.width / source.width, size.height / source.height)
  const maxScale = MAX_ENLARGEMENTS.find(({ above }) => source.width * source.height > above)?.most ?? 1
  if (scale <= maxScale) return { ...size, scale }
  return { ...(fit ? scaled(source, maxScale) : scaled(size, maxScale / scale)), scale: maxScale }
}

/** The part of the source that is left; undefined if that is nothing, or all of it. */
export const cropOf = (source: Size, crop: Rect | undefined): Rect | undefined => {
  if (!crop || ![crop.x, crop.y, crop.width, crop.height].every(Number.isFinite)) return
  const x = Math.max(0, crop.x)
  const y = Math.max(0, crop.y)
  const width = Math.min(source.width, crop.x + crop.width) - x
  const height = Math.min(source.height, crop.y + crop.height) - y
  if (width <= 0 || height <= 0 || (width === source.width && height === source.height)) return
  return { x, y, width, height }
}
