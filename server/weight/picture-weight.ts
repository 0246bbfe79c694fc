/** Bytes of pictures of a template, in the sizes that a phone and a desktop take. */
import type { FetchedFile } from '../../shared/model/weight'
import type { Pictures } from '../images/pictures'
import { ownPath, type PictureAddress } from './template-files'

/** The header with which Chromium asks for pictures. */
const ACCEPT = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'

const nameOf = (path: string): string => decodeURIComponent(path.slice(path.lastIndexOf('/') + 1))

/** The size that its address says, for people: `pots.jpg, 640 × 480`. */
const sizeIn = (path: string): string => {
  const [, width, height] = /\/fill\/w_(\d+),h_(\d+)/.exec(path) ?? []
  return width && height ? `, ${width} × ${height}` : ''
}

/** A picture that has been removed, or whose original is missing, weighs nothing: pages get none. */
const bytesOf = async (path: string, pictures: Pick<Pictures, 'find'>, allow: (pixels: number) => void) => {
  const picture = await pictures.find(path, ACCEPT).catch(() => undefined)
  return picture ? (await picture.content(allow)).byteLength : 0
}

export const weighPictures = async (
  addresses: PictureAddress[],
  pictures: Pick<Pictures, 'find'> | undefined,
  allow: (pixels: number) => void = () => {},
): Promise<FetchedFile[]> => {
  const files: FetchedFile[] = []
  // One after the other: each takes memory while it is made.
  for (const { address, devices } of addresses) {
    const path = ownPath(address)
    if (path === undefined || !pictures) {
      files.push({ name: address, path: address, kind: 'picture', bytes: 0, devices, elsewhere: true })
      continue
    }
    const bytes = await bytesOf(path, pictures, allow)
    files.push({ name: `${nameOf(path)}${sizeIn(path)}`, path, kind: 'picture', bytes, devices })
  }
  return files
}
