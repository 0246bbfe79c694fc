/** Weighs what a site's popups have a page fetch, from the files of the build and the stored popups. */
import { type PopupWeight, type SiteWeight, weightOf } from '../../shared/model/weight'
import type { Assets } from '../builds/assets'
import { createPacks } from '../builds/packs'
import type { Signing } from '../db/signing'
import type { Pictures } from '../images/pictures'
import type { Recommendations } from '../shop/recommendations'
import { builtFiles } from './built-files'
import { leadScreens } from './lead-files'
import { eachDevice, onDevices } from './on-devices'
import { pageFiles, type WeighedPage } from './page-files'
import { weighPictures } from './picture-weight'
import { popupFiles } from './popup-files'
import { type PictureAddress, templateFiles } from './template-files'

export interface WeighServices {
  assets: Assets
  /** Absent: there are none. */
  pictures?: Pick<Pictures, 'find'> | undefined
  store: Pick<Signing, 'signer'> & { recommendations: Pick<Recommendations, 'of'> }
}

interface Weighing extends WeighedPage {
  /** The popups to report. */
  ids: readonly string[]
  /** The template of a popup. */
  htmlOf(id: string): Promise<string>
  /** Called before a picture is made that is not there yet; may throw. */
  allow?(pixels: number): void
}

/** A picture of several screens is fetched once. */
const eachOnce = (addresses: PictureAddress[]): PictureAddress[] => [
  ...new Map(addresses.map((picture) => [picture.address, picture])).values(),
]

export const weigh = async ({ assets, pictures, store }: WeighServices, weighing: Weighing): Promise<SiteWeight> => {
  const { site, popups, ids, htmlOf, allow } = weighing
  const built = await builtFiles(assets)
  const packs = createPacks(assets)
  const pages = await eachDevice((device) => pageFiles(device, weighing, built, { store, htmlOf, packs }))
  const { recommendations } = store
  const weighed: PopupWeight[] = []
  // One after the other: making their pictures takes memory.
  for (const popup of popups.filter(({ id }) => ids.includes(id))) {
    const { id, name, type } = popup
    const html = await htmlOf(id)
    const { pictures: addresses, ...files } = templateFiles(html)
    const sources = { built, recommendations }
    const { firing, after, lead } = await popupFiles(popup, { html, ...files }, weighing, pages, sources)
    const pictureFiles = await weighPictures(addresses, pictures, allow)
    const leadAddresses = lead ? leadScreens(popup, html).flatMap((name) => files.screenPictures.get(name) ?? []) : []
    const leadPictures = await weighPictures(eachOnce(leadAddresses), pictures, allow)
    weighed.push({
      id,
      name,
      type,
      firing: weightOf([...onDevices(firing), ...pictureFiles]),
      after: weightOf(onDevices(after)),
      ...(lead && { lead: weightOf([...onDevices(lead), ...leadPictures]) }),
    })
  }
  const before = weightOf(onDevices({ phone: pages.phone.files, desktop: pages.desktop.files }))
  return { site: site.key, before, popups: weighed }
}
