/** Puts the pictures that stand beside a popup file into the image library, and into the popup. */
import type { OwnPicture } from '../../shared/model/pictures'
import type { MadeFrom, PopupDefinition } from '../../shared/model/popup'
import { isRemote } from '../files/addresses'
import { readLocal } from '../files/local-files'
import { Invalid, type Problem } from '../lib/invalid'
import type { Library } from '../popups/file/library'
import { madeAgain } from '../popups/file/translations'
import type { Readings } from '../template/readings'
import type { StoredImage } from './image'

/** Keeps a picture, under the name of its file. */
export type SavePicture = (name: string, content: Uint8Array) => Promise<StoredImage>

const nameOf = (src: string): string => src.replace(/^.*[/\\]/, '')

/** The picture with the address that it is stored under, or what is wrong with it. */
const storePicture = async (
  file: string,
  picture: OwnPicture,
  savePicture: SavePicture,
): Promise<OwnPicture | string> => {
  if (isRemote(picture.src)) return picture
  const localFile = readLocal(file, picture.src, 'photo')
  if (typeof localFile === 'string') return localFile
  try {
    const { id, name, width, height } = await savePicture(nameOf(picture.src), localFile.content)
    return { ...picture, stored: { id, name, width, height } }
  } catch (error) {
    if (error instanceof Invalid) return error.message
    throw error
  }
}

/** Each language may name a picture otherwise. */
const withStored = (origin: MadeFrom, pictures: ReadonlyMap<string, OwnPicture['stored']>): MadeFrom => ({
  ...origin,
  images: Object.fromEntries(
    Object.entries(origin.images ?? {}).map(([name, picture]) => {
      const stored = pictures.get(name)
      return [name, { ...picture, ...(stored && { stored }) }]
    }),
  ),
})

/** @param file the path of the popup file @param readings of its templates, for whoever saves it */
export const storePictures = async (
  popup: PopupDefinition,
  file: string,
  library: Library,
  savePicture: SavePicture,
  readings?: Readings,
): Promise<PopupDefinition> => {
  const images = [popup, ...Object.values(popup.translations ?? {})].find(({ made }) => made?.images)?.made?.images
  if (!images) return popup
  const pictures = new Map<string, OwnPicture['stored']>()
  const problems: Problem[] = []
  for (const [name, picture] of Object.entries(images)) {
    const stored = await storePicture(file, picture, savePicture)
    if (typeof stored === 'string') problems.push({ file, path: ['images', name, 'src'], message: stored })
    else pictures.set(name, stored.stored)
  }
  if (problems.length) throw new Invalid(problems)
  return madeAgain(library, popup, (origin) => withStored(origin, pictures), readings)
}
