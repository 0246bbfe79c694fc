/** Keeps the owner's pictures: what is known of them in the database, their bytes in the data folder or a bucket. */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { invalid } from '../lib/invalid'
import { createQueue } from '../lib/work-queue'
import { type Cache, createCache } from './cache'
import { examine } from './examine'
import type { Images, StoredImage } from './image'
import { type Originals, OriginalsUnavailable } from './originals'
import { originalsInFolder } from './originals-folder'
import { type Bucket, originalsInBucket } from './originals-s3'
import { type Photos, photosIn } from './photos'
import type { ImageRows } from './queries'
import { type Format, TYPES } from './recipe'

const ENDING: Record<Format, string> = { jpeg: 'jpg', png: 'png', webp: 'webp', gif: 'gif', avif: 'avif' }

/** 16 letters and digits of the hash, so that another site's picture never has the same. */
const idOf = (siteKey: string, content: Uint8Array, format: Format): string => {
  const hash = createHash('sha256').update(`${siteKey}\0`).update(content).digest('hex')
  const letters = BigInt(`0x${hash}`).toString(36).padStart(50, '0').slice(-16)
  return `${letters}.${ENDING[format]}`
}

const MAX_IMAGE_NAME_LENGTH = 200

/** The last part of a path, without what disturbs a list or a log. */
const nameOf = (name: string): string => {
  const last = (name.split(/[/\\]/).at(-1) ?? '').replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '')
  // Half of a surrogate pair, which cutting may leave, cannot be stored.
  return Buffer.from(last.slice(0, MAX_IMAGE_NAME_LENGTH)).toString() || 'picture'
}

export interface ImagePlaces {
  store: { images: ImageRows }
  originals: Originals
  cache: Cache
  /** Photos of the library. */
  photos: Photos
}

/** A file is decoded, or drawn, to be looked at, beside the pictures that are made for visitors. */
const EXAMINING_LIMITS = { concurrency: 1, weight: 1, waiting: 50 }

export const createImages = ({ store, originals, cache, photos }: ImagePlaces): Images => {
  const queue = createQueue(EXAMINING_LIMITS)
  return {
    async add(siteKey, name, content) {
      const { content: original, format, width, height, frames } = await queue.run(1, () => examine(content))
      const image: StoredImage = {
        id: idOf(siteKey, content, format),
        siteKey,
        name: nameOf(name),
        type: TYPES[format],
        width,
        height,
        frames,
        bytes: original.length,
        createdAt: Date.now(),
      }
      // The bytes first: a row without them would be a picture that cannot be shown.
      await originals.write(image.id, original)
      if (!(await store.images.save(image))) {
        await originals.remove(image.id)
        throw invalid('belongs to a site that does not exist')
      }
      return (await store.images.find(image.id)) ?? image
    },
    find: async (id) => photos.find(id) ?? store.images.find(id),
    list: (siteKey) => store.images.list(siteKey),
    async read(image) {
      const { id } = image
      if (photos.find(id)) return photos.read(image)
      const content = await originals.read(id)
      if (!content) throw new OriginalsUnavailable('The original of this picture is missing; add it again')
      return content
    },
    async remove(id) {
      const was = await store.images.remove(id)
      if (was) await originals.remove(id)
      // The picture is no longer answered. A file that could not be removed takes up room until others need it.
      await cache.remove(id).catch(() => {})
      return was
    },
  }
}

interface ImageSettings {
  dataDir: string
  /** undefined: in the data folder. */
  bucket: Bucket | undefined
  /** MB for pictures that were made. */
  imageCache: number
}

/** @param dist folder of the build */
export const placesOf = (
  { dataDir, bucket, imageCache }: ImageSettings,
  store: ImagePlaces['store'],
  dist: string,
): ImagePlaces => ({
  store,
  originals: bucket ? originalsInBucket(bucket) : originalsInFolder(join(dataDir, 'images')),
  cache: createCache(join(dataDir, 'image-cache'), imageCache * 1024 * 1024),
  photos: photosIn(dist),
})
