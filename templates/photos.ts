/** The photographs of the library by name. `templates/scenes/` says how they are made, `build/photos.js` writes them. */
import type { OwnPicture } from '../shared/model/pictures'
import list from './photos/photos.json'

interface Photo {
  id: string
  width: number
  height: number
  /** CSS: the photograph, blurred, until it is there. */
  ground: string
}

const photos: Readonly<Record<string, Photo>> = list

/** Throws if there is none of that name. */
export const photoOf = (name: string, focus?: OwnPicture['focus']): OwnPicture => {
  const photo = photos[name]
  if (!photo) throw new Error(`No photograph ${name}`)
  const { ground, ...stored } = photo
  return { src: '', alt: '', ...(focus && { focus }), stored: { ...stored, name }, ground }
}
