/** What the desk shows of a picture. */
import { imageAddress, unnamed } from '../../../shared/image/address'
import type { ImageRow, ImagesAnswer } from '../../desk'
import { imageTag } from '../../images/tag'
import { count, counted } from './format'
import type { UploadList } from './uploads'

/** px, as in desk.css. */
export const THUMB = { width: 96, height: 72 }
const RATIO = 2

/** From the folder that the desk is in. */
const FOLDER = 'img/'

/** Of an animation, its first frame: a list of moving pictures cannot be read. */
const stillOf = ({ id, width, height }: ImageRow): string => {
  const scale = Math.min(1, (RATIO * THUMB.width) / width, (RATIO * THUMB.height) / height)
  const [w, h] = [width, height].map((side) => Math.max(1, Math.round(side * scale)))
  return `${FOLDER}${id}/v1/fill/w_${w},h_${h}/still.png`
}

/** Two pixels for each px, so that it is sharp on any screen. */
export const thumbnailOf = (image: ImageRow): string =>
  image.frames > 1 || image.id.endsWith('.gif')
    ? stillOf(image)
    : imageAddress(unnamed(image), THUMB, { fit: true, pixelRatio: RATIO, base: FOLDER })

/** `4,000 × 3,000 px` */
export const dimensions = ({ width, height }: ImageRow): string => `${count(width)} × ${count(height)} px`

/** For a page on any site. */
export const tagOf = (image: ImageRow, origin: string): string => imageTag(image, origin)

/** With a picture that was just added; one that was there already keeps its place. */
export const withImage = (known: ImagesAnswer | undefined, site: string, image: ImageRow): ImagesAnswer | undefined => {
  if (known?.site !== site) return known
  const { images } = known
  const was = images.some(({ id }) => id === image.id)
  return { site, images: was ? images.map((one) => (one.id === image.id ? image : one)) : [image, ...images] }
}

export const withoutImage = (known: ImagesAnswer | undefined, id: string): ImagesAnswer | undefined =>
  known && { ...known, images: known.images.filter((one) => one.id !== id) }

/** The picture that takes the place of one that is removed: the next, or else the one before. */
export const neighbourOf = (images: ImageRow[], id: string): string | undefined => {
  const at = images.findIndex((one) => one.id === id)
  return (images[at + 1] ?? images[at - 1])?.id
}

/** How far the adding is, for the live region: it changes once for each file. */
export const progressOf = ({ uploads, total, added }: UploadList): string => {
  const sending = uploads.find(({ state }) => state === 'sending')
  const waiting = uploads.filter(({ state }) => state === 'waiting').length
  if (sending) return `Adding ${count(total - waiting)} of ${count(total)}: ${sending.name}`
  return added ? `${counted(added, 'picture')} added` : ''
}
