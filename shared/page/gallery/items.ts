/** Functions for items and their content that several chunks of the gallery need. */

import { bare } from '../platform/safe-dom'
import { type Content, GALLERY, type GalleryItem } from './chunks'

/** Place of the next item in that direction. */
export const nextOf = (items: GalleryItem[], index: number, step: number): number | undefined => {
  const count = items.length
  const to = index + step
  const place = items[index]?.options.cyclic ? (to + count) % count : to
  if (items[place] && place !== index) return place
}

/** Documents with controls of their own get no keys, and have no arrows. */
export const isDocument = ({ type }: GalleryItem): boolean => type === 'pdf' || type === 'iframe'

/** Begins to load an image. */
export const request = ({ href, options }: GalleryItem): HTMLImageElement => {
  const image = make('img', 'picture')
  if (options.srcset) {
    image.sizes = '100vw'
    image.srcset = options.srcset
  }
  image.src = href
  return image
}

export const make = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  name: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] => {
  const element = bare(document, 'createElement')(tag)
  element.className = `${GALLERY}-${name}`
  element.append(...children)
  return element
}

/** @returns undefined until the browser knows the size */
export const naturalSize = ({
  naturalWidth: width,
  naturalHeight: height,
}: HTMLImageElement): { width: number; height: number } | undefined => (width ? { width, height } : undefined)

/** Takes content out of the frame. */
export const remove = ({ element, leave }: Content): void => {
  element.remove()
  leave?.()
}
