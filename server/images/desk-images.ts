/** The owner's pictures, on the desk: listed, added one by one, removed. */
import { LooseId } from '../../shared/wire/server/text'
import { MAX_IMAGE_FILE_BYTES } from '../files/picture-limits'
import { check, isMultipart, withEntries } from '../http/body'
import type { Intake } from '../http/intake/intake'
import { Refusal } from '../http/refusal'
import type { DeskRoute } from '../http/route'
import { param } from '../http/route'
import { Invalid, invalid } from '../lib/invalid'
import type { Log } from '../lib/log'
import { QueueFull } from '../lib/work-queue'
import type { Site, Sites } from '../sites/queries'
import type { ImageRow, ImagesAnswer } from './answers'
import type { Images, StoredImage } from './image'
import { OriginalsUnavailable } from './originals'
import type { ImageRows } from './queries'

interface Services {
  intake: Intake
  log: Log
  /** The site that something is added to, from memory. */
  siteOf(key: string): Promise<Site>
  /** Absent: this server keeps no pictures. */
  pictures: Pick<Images, 'add' | 'remove'> | undefined
  store: { images: Pick<ImageRows, 'list'>; sites: Pick<Sites, 'list'> }
}

/** Room for the form around its file: boundaries, names, the site. */
const FORM_OVERHEAD_BYTES = 16 * 1024

const imagesOf = ({ pictures }: Services): Pick<Images, 'add' | 'remove'> => {
  if (!pictures) throw new Refusal(404, 'This server keeps no pictures')
  return pictures
}

const rowOf = ({ id, name, width, height, frames, bytes }: StoredImage): ImageRow => ({
  id,
  name,
  width,
  height,
  frames,
  bytes,
})

/** The site that is asked for, or else the first that has pictures; '' if there is no site at all. */
const chosen = async ({ store }: Services, siteKey: string): Promise<string> => {
  const keys = (await store.sites.list()).map(({ key }) => key)
  if (keys.includes(siteKey)) return siteKey
  const owners = new Set((await store.images.list()).map(({ siteKey }) => siteKey))
  return keys.find((key) => owners.has(key)) ?? keys[0] ?? ''
}

const list: DeskRoute<Services> = {
  method: 'GET',
  path: '/desk/api/images',
  desk: true,
  polled: true,
  async handle(c, services) {
    const site = await chosen(services, check(LooseId, c.req.query('site'), 'site'))
    const images = site && services.pictures ? await services.store.images.list(site) : []
    return c.json<ImagesAnswer>({ site, images: images.reverse().map(rowOf) })
  },
}

/** Refuses in words for the owner; the log has them too. */
const refuse = (error: unknown, { log }: Services): never => {
  if (error instanceof Invalid) throw invalid(`The file ${error.message}`, { path: ['file'] })
  if (error instanceof OriginalsUnavailable) {
    log(`${error.name} ${error.message}`)
    throw new Refusal(503, error.message, { headers: { 'Retry-After': '10' } })
  }
  if (error instanceof QueueFull)
    throw new Refusal(503, 'Too many pictures are being added', { headers: { 'Retry-After': '5' } })
  throw error
}

const uploadIn = (entries: [string, string | File][]): { site: string; file: File } => {
  const files = entries.filter(([name]) => name === 'file').map(([, value]) => value)
  const [file] = files
  if (!(file instanceof File)) throw invalid('file must be a file', { path: ['file'] })
  if (files.length > 1) throw invalid('Send each file by itself', { path: ['file'] })
  return { site: `${entries.find(([name]) => name === 'site')?.[1] ?? ''}`, file }
}

const saveUpload = async (entries: [string, string | File][], services: Services): Promise<StoredImage> => {
  const { site, file } = uploadIn(entries)
  const { key } = await services.siteOf(site)
  const content = new Uint8Array(await file.arrayBuffer())
  return imagesOf(services)
    .add(key, file.name, content)
    .catch((error) => refuse(error, services))
}

const add: DeskRoute<Services> = {
  method: 'POST',
  path: '/desk/api/images',
  desk: true,
  limitsBody: true,
  async handle(c, services) {
    imagesOf(services)
    if (!isMultipart(c)) throw invalid('The body must be a form with a file (multipart/form-data)')
    const maxBytes = MAX_IMAGE_FILE_BYTES + FORM_OVERHEAD_BYTES
    const image = await withEntries(c, services.intake, maxBytes, (entries) => saveUpload(entries, services)).catch(
      (error) => {
        if (!(error instanceof Refusal) || error.status !== 413) throw error
        throw new Refusal(413, `The file has more than ${MAX_IMAGE_FILE_BYTES / 1024 / 1024} MB`, error.details)
      },
    )
    return c.json<ImageRow>(rowOf(image))
  },
}

const remove: DeskRoute<Services> = {
  method: 'POST',
  path: '/desk/api/images/:id/remove',
  desk: true,
  async handle(c, services) {
    const images = imagesOf(services)
    const id = param(c, 'id')
    const removed =
      /^[\da-z]{16}\.[a-z]{3,4}$/.test(id) && (await images.remove(id).catch((error) => refuse(error, services)))
    if (!removed) throw new Refusal(404, 'There is no picture with this id')
    return c.json({ removed: id })
  },
}

export const deskImages: DeskRoute<Services>[] = [list, add, remove]
