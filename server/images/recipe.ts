/** The picture that an address asks for. */

export interface Size {
  width: number
  height: number
}

export interface Rect extends Size {
  x: number
  y: number
}

export const SIDES = ['c', 't', 'tl', 'tr', 'b', 'bl', 'br', 'l', 'r'] as const
/** The side that stays when others are cut off, as the address calls it; `c`: the middle. */
export type Side = (typeof SIDES)[number]

/** From 0 to 1 each way. */
export interface Point {
  x: number
  y: number
}

export interface Box extends Size {
  /** Fill cuts off what does not fit into the box; fit keeps all of it inside. */
  kind: 'fill' | 'fit'
  /** The side or point that stays in sight. */
  focus: Side | Point
  /** True if it may become larger than its original. */
  enlarge: boolean
}

export interface Sharpening {
  radius: number
  amount: number
  threshold: number
}

export interface Filters {
  con?: number
  br?: number
  sat?: number
  hue?: number
  blur?: number
}

export const ENDINGS = { jpg: 'jpeg', jpeg: 'jpeg', png: 'png', webp: 'webp', gif: 'gif', avif: 'avif' } as const
export type Format = (typeof ENDINGS)[keyof typeof ENDINGS]

export const TYPES: Record<Format, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
}

export interface Recipe {
  id: string
  /** In px of the original, as it is seen. */
  crop?: Rect
  /** Absent: as large as the original, or the crop. */
  box?: Box
  quality?: number | undefined
  sharpening?: Sharpening | undefined
  filters: Filters
  /** Absent: what the ending says. */
  encoding?: 'auto' | 'avif' | 'webp'
  format: Format
}
