/** Weighs what a site's popups have a page fetch, from the files of the build and the stored popups. */
import type { Language } from '../../shared/model/text'
import { type Device, type PopupWeight, type SiteWeight, weightOf } from '../../shared/model/weight'
import { pageInLanguage } from '../../shared/wire/server/fetched'
import type { Assets } from '../builds/assets'
import { createPacks } from '../builds/packs'
import type { Signing } from '../db/signing'
import type { Pictures } from '../images/pictures'
import { inLanguage, languagesOf } from '../popups/popup-language'
import type { StoredPopup } from '../popups/queries'
import type { Recommendations } from '../shop/recommendations'
import { readTemplate, type TemplateRecord } from '../template/record'
import { builtFiles } from './built-files'
import { eachDevice, onDevices } from './device-weights'
import { leadScreens } from './lead-files'
import { type PageFiles, pageFiles, type WeighedPage } from './page-files'
import { weighPictures } from './picture-weight'
import { popupFiles } from './popup-files'
import { type PictureAddress, templateFiles } from './template-files'

export interface WeighServices {
  assets: Assets
  /** Absent: there are none. */
  pictures?: Pick<Pictures, 'find'> | undefined
  store: Pick<Signing, 'signer'> & { recommendations: Pick<Recommendations, 'of'> }
}

export interface Templates {
  /** The template of a popup in the language that it is in. */
  htmlOf(popup: StoredPopup): Promise<string>
  /** The popup's stored record; before it is stored, the template is read. */
  recordOf?(popup: StoredPopup): Promise<TemplateRecord | undefined>
}

interface Weighing extends WeighedPage, Templates {
  /** The popups to report. */
  ids: readonly string[]
  /** Called before a picture is made that is not there yet; may throw. */
  allow?(pixels: number): void
}

/** A picture of several screens is fetched once. */
const eachOnce = (addresses: PictureAddress[]): PictureAddress[] => [
  ...new Map(addresses.map((picture) => [picture.address, picture])).values(),
]

type Pages = Record<Device, PageFiles>

interface Scales extends WeighServices {
  built: Awaited<ReturnType<typeof builtFiles>>
  packs: ReturnType<typeof createPacks>
}

const weighOne = async (popup: StoredPopup, weighing: Weighing, pages: Pages, scales: Scales): Promise<PopupWeight> => {
  const { built, pictures, store } = scales
  const { id, name, type } = popup
  const html = await weighing.htmlOf(popup)
  const template = (await weighing.recordOf?.(popup)) ?? readTemplate(html)
  const { pictures: addresses, ...files } = templateFiles(template)
  const sources = { built, recommendations: store.recommendations }
  const { firing, after, lead } = await popupFiles(popup, { html, template, ...files }, weighing, pages, sources)
  const pictureFiles = await weighPictures(addresses, pictures, weighing.allow)
  const leadAddresses = lead
    ? leadScreens(popup, template).flatMap((screen) => files.screenPictures.get(screen) ?? [])
    : []
  const leadPictures = await weighPictures(eachOnce(leadAddresses), pictures, weighing.allow)
  return {
    id,
    name,
    type,
    firing: weightOf([...onDevices(firing), ...pictureFiles]),
    after: weightOf(onDevices(after)),
    ...(lead && { lead: weightOf([...onDevices(lead), ...leadPictures]) }),
  }
}

const pagesOf = (weighing: Weighing, { built, packs, store }: Scales): Promise<Pages> =>
  eachDevice((device) => pageFiles(device, weighing, built, { store, htmlOf: weighing.htmlOf, packs }))

/** Files fetched before the language is known are the same in all languages; the others are those of the language of the popup. */
const pagesIn = ({ phone, desktop }: Pages, place: number, language: Language): Pages => ({
  phone: { ...phone, page: pageInLanguage(phone.page, place, language) },
  desktop: { ...desktop, page: pageInLanguage(desktop.page, place, language) },
})

/** The heaviest language decides: if it is within the budget, all are. */
const weighHeaviest = async (
  popup: StoredPopup,
  weighing: Weighing,
  pages: Pages,
  scales: Scales,
): Promise<PopupWeight> => {
  const place = weighing.popups.indexOf(popup)
  let heaviest: PopupWeight | undefined
  for (const language of languagesOf(popup)) {
    const translated = inLanguage(popup, language) ?? popup
    const popups = weighing.popups.with(place, translated)
    const weight = await weighOne(translated, { ...weighing, popups }, pagesIn(pages, place, language), scales)
    if (!heaviest || weight.firing.phone.bytes > heaviest.firing.phone.bytes) heaviest = weight
  }
  return heaviest as PopupWeight
}

export const weigh = async (services: WeighServices, weighing: Weighing): Promise<SiteWeight> => {
  const { site, popups, ids } = weighing
  const { assets } = services
  const scales = { ...services, built: await builtFiles(assets), packs: createPacks(assets) }
  const pages = await pagesOf(weighing, scales)
  const weighed: PopupWeight[] = []
  // One after the other: making their pictures takes memory.
  for (const popup of popups.filter(({ id }) => ids.includes(id)))
    weighed.push(await weighHeaviest(popup, weighing, pages, scales))
  const before = weightOf(onDevices({ phone: pages.phone.files, desktop: pages.desktop.files }))
  return { site: site.key, before, popups: weighed }
}
