/** The HTML that an owner pastes to show a picture. */
import { type ImageSource, imageAddress, unnamed } from '../../shared/image/address'
import { escapeHtml } from '../lib/markup'

/** Usual widths of screens and columns; the picture's own width is added. */
const SOURCE_WIDTHS_PX = [320, 640, 980, 1280, 1366, 1536, 1920]
/** Larger than any place for it on a usual page. */
const MAX_WIDTH_PX = 1920
/** px: the width of a column, which the owner may change in the tag. */
const COLUMN_WIDTH_PX = 980

const BASE = '/img/'

/** A picture of this width with the shape of the original. */
const addressIn = (image: ImageSource, origin: string, width: number): string => {
  const height = Math.max(1, Math.round((image.height * width) / image.width))
  return imageAddress(unnamed(image), { width, height }, { base: origin + BASE })
}

/** A tag with widths to choose from, and with its size, so that nothing moves when it comes. */
export const imageTag = (image: ImageSource, origin: string): string => {
  const maxWidth = Math.min(image.width, MAX_WIDTH_PX)
  const widths = [...SOURCE_WIDTHS_PX.filter((width) => width < maxWidth), maxWidth]
  const usual = Math.min(maxWidth, COLUMN_WIDTH_PX)
  const src = addressIn(image, origin, usual)
  // A picture that moves has one address: it is not resized by this form of address.
  const resizes = src.includes('/v1/')
  const offered = widths.map((width) => `${addressIn(image, origin, width)} ${width}w`).join(', ')
  const [width, height] = resizes
    ? [usual, Math.max(1, Math.round((image.height * usual) / image.width))]
    : [image.width, image.height]
  return [
    `<img src="${escapeHtml(src)}"`,
    ...(resizes ? [`srcset="${escapeHtml(offered)}" sizes="(max-width: ${usual}px) 100vw, ${usual}px"`] : []),
    `width="${width}" height="${height}" alt="" loading="lazy" decoding="async">`,
  ].join(' ')
}
