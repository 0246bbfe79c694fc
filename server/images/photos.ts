/** The photographs of the library: originals that come with the build and belong to no site. */
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { StoredImage } from './image'

type Listed = Record<string, Pick<StoredImage, 'id' | 'width' | 'height' | 'bytes'>>

export interface Photos {
  /** undefined: none of the library's. */
  find(id: string): StoredImage | undefined
  read(photo: StoredImage): Promise<Uint8Array>
}

const OF_LIBRARY = { siteKey: '', type: 'image/webp', frames: 1, createdAt: 0 }

/** @param dist folder of the build */
export const photosIn = (dist: string): Photos => {
  const folder = join(dist, 'photos')
  const listed: Listed = JSON.parse(readFileSync(join(folder, 'photos.json'), 'utf8'))
  const byId = new Map<string, StoredImage>()
  for (const [name, { id, width, height, bytes }] of Object.entries(listed))
    byId.set(id, { ...OF_LIBRARY, id, name, width, height, bytes })
  return {
    find: (id) => byId.get(id),
    read: ({ name }) => readFile(join(folder, `${name}.webp`)),
  }
}
