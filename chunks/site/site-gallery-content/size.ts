import type { Content, GalleryItem } from '../../../shared/page/gallery/chunks'

/** @param room px of the screen without the margins */
const pixels = (length: number | string, room: number): number =>
  typeof length === 'number' ? length : Math.floor((Number.parseFloat(length) / 100) * room)

/** The size in the options, for content that has none of its own. Percentages follow the screen as it changes. */
export const sizeOf = ({ options }: GalleryItem): Pick<Content, 'width' | 'height'> => ({
  get width() {
    return pixels(options.width, innerWidth - 2 * options.margin)
  },
  get height() {
    return pixels(options.height, innerHeight - 2 * options.margin)
  },
})
