/** Answers addresses of pictures: from the cache, or made from the original. */
import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { MAX_IMAGE_PIXELS } from '../files/picture-limits'
import { createQueue } from '../lib/work-queue'
import { noPicture, readAddress } from './address'
import { formatFor, varies } from './format'
import type { StoredImage } from './image'
import { createImages, type ImagePlaces } from './images'
import { OriginalsUnavailable } from './originals'
import { type Plan, planFor } from './plan'
import { TYPES } from './recipe'
import { render, type Work } from './render'
import { createInUse } from './shared-buffers'

/** Requests for the same thing at the same time share one computation. */
const createOnce = <T>() => {
  const going = new Map<string, Promise<T>>()
  return {
    has: (key: string): boolean => going.has(key),
    run(key: string, compute: () => Promise<T>): Promise<T> {
      const pending = going.get(key)
      if (pending) return pending
      const promise = compute().finally(() => going.delete(key))
      going.set(key, promise)
      return promise
    },
  }
}

/** Goes up when the same recipe gives another picture, so that caches make it anew. */
const RENDERING_VERSION = 3
/** Node has four threads for pictures and files: more at once would leave none for reading what is there already. */
const MAX_CONCURRENT_RENDERINGS = 3
/** Pixels that are worked on at once: one largest original that becomes as large a picture, or several smaller ones. */
const MAX_RENDERING_PIXELS = 2 * MAX_IMAGE_PIXELS
const MAX_WAITING_RENDERINGS = 200

interface Picture {
  type: string
  /** Names the original and what was made of it. */
  key: string
  /** Another Accept may get another one. */
  varies: boolean
  /** @param allow called before it is made, unless it is there already; may throw, with the pixels that it would take */
  content(allow: (pixels: number) => void): Promise<Uint8Array>
}

/** The picture was whole when it was added, so it was damaged where it is stored. */
const damaged = (error: Error): never => {
  throw new OriginalsUnavailable(`The original of this picture cannot be used: ${error.message.split('\n')[0]}`)
}

const keyOf = (image: StoredImage, work: Work): string =>
  createHash('sha256')
    .update(JSON.stringify([RENDERING_VERSION, image.id, work]))
    .digest('hex')
    .slice(0, 32)

/** A few small frames, each enlarged, would take minutes: of what is too much, the first one is shown. */
const canMove = ({ frames }: StoredImage, { to }: Plan): boolean =>
  frames > 1 && to.width * to.height * frames <= MAX_IMAGE_PIXELS

const pixelsOf = (image: StoredImage, { plan, moving }: Work): { source: number; output: number } => {
  const frames = moving ? image.frames : 1
  return { source: image.width * image.height * frames, output: plan.to.width * plan.to.height * frames }
}

export const createPictures = (places: ImagePlaces) => {
  const { cache } = places
  const images = createImages(places)
  const once = createOnce<Uint8Array>()
  const reading = createOnce<Uint8Array | undefined>()
  const inUse = createInUse()
  const concurrency = Math.min(MAX_CONCURRENT_RENDERINGS, availableParallelism())
  const queue = createQueue({ concurrency, weight: MAX_RENDERING_PIXELS, waiting: MAX_WAITING_RENDERINGS })

  const make = (image: StoredImage, work: Work, key: string): Promise<Uint8Array> => {
    const { source, output } = pixelsOf(image, work)
    return queue.run(source + output, async () => {
      const content = await render(await images.read(image), work).catch(damaged)
      await cache.write(image.id, key, content)
      return inUse.keep(key, content)
    })
  }
  const read = async (image: StoredImage, key: string): Promise<Uint8Array | undefined> => {
    const content = await cache.read(image.id, key)
    return content && inUse.keep(key, content)
  }

  return {
    images,
    /** Throws a Refusal for an address that leads nowhere. */
    async find(path: string, accept: string): Promise<Picture> {
      const recipe = readAddress(path)
      const image = await images.find(recipe.id)
      if (!image) throw noPicture()
      const plan = planFor(image, recipe)
      const movable = canMove(image, plan)
      const format = formatFor(recipe, accept, plan.size, movable)
      const { quality, sharpening, filters } = recipe
      const moving = movable && (format === 'gif' || format === 'webp')
      const work: Work = { plan, format, drawing: { quality, sharpening, filters }, moving }
      const key = keyOf(image, work)
      return {
        type: TYPES[format],
        key,
        varies: varies(recipe),
        async content(allow) {
          const cached = inUse.get(key) ?? (await reading.run(key, () => read(image, key)))
          // The picture may have been made while the cache was looked through.
          const content = cached ?? inUse.get(key)
          if (content) return content
          if (!once.has(key)) allow(pixelsOf(image, work).output)
          return once.run(key, () => make(image, work, key))
        },
      }
    },
  }
}

export type Pictures = ReturnType<typeof createPictures>
