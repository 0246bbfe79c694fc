/** An image: its thumbnail stretched at first, then itself, once it is decoded. */

import type { Content, GalleryItem } from '../../../shared/page/gallery/chunks'
import type { Size } from '../../../shared/page/gallery/geometry'
import { make, naturalSize, request } from '../../../shared/page/gallery/items'
import { animate } from '../../../shared/page/gallery/motion'

const FADE_MS = 200

/** Pixels: no image has more. */
const MAX_IMAGE_PIXELS = 1e9

const sizeSaid = ({ dataset: { width = '', height = '' } }: HTMLElement): Size | undefined =>
  +width > 0 && +height > 0 && +width * +height < MAX_IMAGE_PIXELS ? { width: +width, height: +height } : undefined

/** The small picture, which may be the link's background. The browser has it already, so that its size is known at once. */
const copyOf = ({ thumb, link }: GalleryItem): HTMLImageElement => {
  const copy = make('img', 'picture')
  copy.alt = ''
  // The next frame must not be without it.
  copy.decoding = 'sync'
  // The style of the link is asked for only if it matters, as that takes time when the window has just come.
  copy.src = thumb?.currentSrc || /url\("(.+?)"/.exec(getComputedStyle(link).backgroundImage)?.[1] || ''
  return copy
}

/** @param isFirst whether it opens the gallery, which waits for nothing */
export const makeImage = async (item: GalleryItem, isFirst: boolean): Promise<Content> => {
  const image = request(item)
  const loaded = image.decode().catch(() => {
    // Some images cannot be decoded beforehand and are still shown well.
    if (!image.naturalWidth) throw Error('No image found.')
  })
  const copy = copyOf(item)
  const preview = (item.thumb && naturalSize(item.thumb)) ?? naturalSize(copy)
  if (!preview || (image.complete && !isFirst)) await loaded
  const element = make('div', 'image')
  const size = item.links.map(sizeSaid).find(Boolean) ?? naturalSize(image)
  const content: Content = {
    element,
    keepsRatio: true,
    width: 0,
    height: 0,
    image,
    guessed: !size,
    loaded: loaded.then(() => {
      const large = make('div', 'large', image)
      element.append(large)
      animate(large, { opacity: [0, 1] }, FADE_MS).then(() => large.previousSibling?.remove())
    }),
  }
  if (preview) {
    element.append(copy)
    // The preview fills the screen.
    const scale = Math.max(innerWidth / preview.width, innerHeight / preview.height)
    Object.assign(content, { width: preview.width * scale, height: preview.height * scale })
  }
  return Object.assign(content, size)
}
