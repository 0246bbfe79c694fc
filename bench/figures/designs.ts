/** The weight of each design of the library, as `wisp weigh` says it of a site with nothing but this popup. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at } from '../../build/paths.js'
import { listAssets } from '../../server/builds/assets'
import { createGallery } from '../../server/gallery/gallery'
import { placesOf } from '../../server/images/images'
import { createPictures } from '../../server/images/pictures'
import { readLibrary } from '../../server/popups/file/library'
import { DEFAULT_COOLDOWN_S } from '../../server/sites/queries'
import { type WeighServices, weigh } from '../../server/weight/weigh'
import { choiceId } from '../../shared/model/design-choice'
import type { Device, Weight } from '../../shared/model/weight'
import type { Traffic } from '../browser/sites'

export interface DesignFigures {
  firing: Traffic
  after: Traffic
  /** Absent if it has no form. */
  lead?: Traffic
  /** Bytes of its photographs, which stand for the owner's pictures. */
  pictures: Record<Device, number>
}

const SITE = { key: 'site', cooldown: DEFAULT_COOLDOWN_S, currency: 'USD', conversionCode: '' }
const BASE = 'https://popups.example.com'
const IMAGE_CACHE_MB = 50

/** Photographs need no database: they come with the build. */
const NO_IMAGES = {
  find: async () => undefined,
  list: async () => [],
  save: async () => false,
  remove: async () => false,
}

/** Without a database: an answer's signatures are always as long, and a library has no goods. */
const STORE: WeighServices['store'] = {
  signer: async () => () => 'x'.repeat(43),
  recommendations: { of: async () => [] },
}

const picturesOf = ({ files }: Weight, device: Device): number =>
  files
    .filter(({ kind, devices }) => kind === 'picture' && devices.includes(device))
    .reduce((sum, { bytes }) => sum + bytes, 0)

const withoutPictures = (weight: Weight): Traffic => {
  const files = weight.files.filter(({ kind, devices }) => kind !== 'picture' && devices.includes('desktop'))
  return { requests: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) }
}

/** @param draws whether photographs are made as well, which takes half a minute */
export const weighDesigns = async (draws: boolean): Promise<Record<string, DesignFigures>> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'wisp-designs-'))
  const places = placesOf({ dataDir, bucket: undefined, imageCache: IMAGE_CACHE_MB }, { images: NO_IMAGES }, at('dist'))
  const services = {
    assets: listAssets(at('dist/public')),
    store: STORE,
    ...(draws && { pictures: createPictures(places) }),
  }
  const gallery = createGallery(() => readLibrary(at('dist')))
  const figures: Record<string, DesignFigures> = {}
  try {
    for (const { name, type, format } of gallery.list().designs) {
      const popupFile = gallery.popup(choiceId({ type, format, hebrew: false, vertical: false, dark: false }))
      if (!popupFile) continue
      const { html, ...popup } = { ...popupFile, siteKey: SITE.key }
      const weighing = { site: SITE, popups: [popup], ids: [popup.id], htmlOf: async () => html, base: BASE }
      const [weight] = (await weigh(services, weighing)).popups
      if (!weight) continue
      figures[name] = {
        firing: withoutPictures(weight.firing),
        after: withoutPictures(weight.after),
        ...(weight.lead && { lead: withoutPictures(weight.lead) }),
        pictures: { phone: picturesOf(weight.firing, 'phone'), desktop: picturesOf(weight.firing, 'desktop') },
      }
    }
  } finally {
    rmSync(dataDir, { recursive: true })
  }
  return figures
}
