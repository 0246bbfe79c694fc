/** The data of pictures as the desk shows them. */
import { imageAddress, unnamed } from '../../../shared/image/address'
import type { ImageRow, ImagesAnswer } from '../../images/answers'
import { imageTag } from '../../images/tag'
import { count, counted } from './format'
import type { UploadList } from './uploads'

/** px, as in desk.css. */
export const THUMB = { width: 96, height: 72 }
const THUMB_PIXEL_RATIO = 2

/** From the folder that the desk is in. */
const FOLDER = 'img/'

/** A still picture. Of an animation, that is its first frame: a list of moving pictures cannot be read. */
const stillOf = ({ id, width, height }: ImageRow): string => {
  const scale = Math.min(1, (THUMB_PIXEL_RATIO * THUMB.width) / width, (THUMB_PIXEL_RATIO * THUMB.height) / height)
  const [w, h] = [width, height].map((side) => Math.max(1, Math.round(side * scale)))
  return `${FOLDER}${id}/v1/fill/w_${w},h_${h}/still.png`
}

/** Two pixels for each px, so that it is sharp on any screen. */
export const thumbnailOf = (image: ImageRow): string =>
  image.frames > 1 || image.id.endsWith('.gif')
    ? stillOf(image)
    : imageAddress(unnamed(image), THUMB, { fit: true, pixelRatio: THUMB_PIXEL_RATIO, base: FOLDER })

/** `4,000 × 3,000 px` */
export const dimensions = ({ width, height }: ImageRow): string => `${count(width)} × ${count(height)} px`

/** A tag for a page on any site. */
export const tagOf = (image: ImageRow, origin: string): string => imageTag(image, origin)

/** The list with a picture that was just added; one that was there already keeps its place. */
export const withImage = (
  answer: ImagesAnswer | undefined,
  site: string,
  image: ImageRow,
): ImagesAnswer | undefined => {
  if (answer?.site !== site) return answer
  const { images } = answer
  const was = images.some(({ id }) => id === image.id)
  return { site, images: was ? images.map((row) => (row.id === image.id ? image : row)) : [image, ...images] }
}

export const withoutImage = (answer: ImagesAnswer | undefined, id: string): ImagesAnswer | undefined =>
  answer && { ...answer, images: answer.images.filter((row) => row.id !== id) }

/** The picture that takes the place of one that is removed: the next, or else the one before. */
export const neighbourOf = (images: ImageRow[], id: string): string | undefined => {
  const index = images.findIndex((row) => row.id === id)
  return (images[index + 1] ?? images[index - 1])?.id
}

/** The progress of adding, for the live region: it changes once for each file. */
export const progressOf = ({ uploads, total, added }: UploadList): string => {
  const sending = uploads.find(({ state }) => state === 'sending')
  const waiting = uploads.filter(({ state }) => state === 'waiting').length
  if (sending) return `Adding ${count(total - waiting)} of ${count(total)}: ${sending.name}`
  return added ? `${counted(added, 'picture')} added` : ''
}
