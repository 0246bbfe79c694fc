/** The files that a page of a site fetches until it has decided which popups may show. */
import { ADBLOCK_BAIT } from '../../shared/model/adblock'
import type { Device } from '../../shared/model/weight'
import { chunksBefore, factsIn, type PageFacts, probesAdblock } from '../../shared/wire/server/fetched'
import { weighAnswer } from '../display/weight'
import type { StoredPopup } from '../popups/queries'
import { BAIT_SCRIPT } from '../reports/adblock'
import type { Site } from '../sites/queries'
import type { BuiltFiles } from './built-files'
import type { FileOnEach } from './device-weights'

export interface WeighedPage {
  site: Pick<Site, 'key' | 'cooldown' | 'bridge' | 'calm' | 'currency' | 'conversionCode'>
  /** All popups that the page may show. */
  popups: StoredPopup[]
  /** Address of the server. */
  base: string
}

export interface PageFiles {
  page: PageFacts
  files: FileOnEach[]
}

const MOBILE: Record<Device, boolean> = { phone: true, desktop: false }

/** The page asks a second time only where the first call is blocked. */
const baitFiles = (page: PageFacts): FileOnEach[] =>
  probesAdblock(page)
    ? [{ name: 'bait for ad blockers', path: `/${ADBLOCK_BAIT}`, kind: 'script', bytes: BAIT_SCRIPT.length }]
    : []

export const pageFiles = async (
  device: Device,
  { site, popups, base }: WeighedPage,
  built: BuiltFiles,
  services: Pick<Parameters<typeof weighAnswer>[2], 'store' | 'packs' | 'htmlOf'>,
): Promise<PageFiles> => {
  const weighed = await weighAnswer(popups, site, { base, mobile: MOBILE[device], ...services })
  const page = { device, store: '', ...factsIn(weighed.answer, weighed.popups) }
  const path = `/api/display/${site.key}`
  return {
    page,
    files: [
      ...(await built.files(['/wisp.js'], 'script')),
      { name: 'answer on the popups', path, kind: 'answer', bytes: weighed.bytes },
      ...(await built.chunks(chunksBefore(page))),
      ...baitFiles(page),
    ],
  }
}
