/** Weighs what a site has stored, and what is about to be stored. */
import type { PopupDefinition } from '../../shared/model/popup'
import type { SiteWeight } from '../../shared/model/weight'
import { own } from '../../shared/values/own'
import { refuse } from '../lib/invalid'
import { versionOf } from '../lib/text'
import { storedTranslations } from '../popups/content'
import type { Popups, StoredPopup } from '../popups/queries'
import type { Site } from '../sites/queries'
import { partsOf } from '../template/parts'
import type { Readings } from '../template/readings'
import { overBudget, readBudget } from './budget'
import { type Templates, type WeighServices, weigh } from './weigh'

export interface StoredServices extends WeighServices {
  store: WeighServices['store'] & { popups: Pick<Popups, 'ofSite' | 'template' | 'translated' | 'record'> }
}

type BudgetedSite = Pick<Site, 'key' | 'cooldown' | 'bridge' | 'calm' | 'currency' | 'conversionCode' | 'weightBudget'>

/** The templates of those that are stored. */
const storedTemplates = ({ store: { popups } }: StoredServices): Templates => ({
  async htmlOf({ id, translatedTo }) {
    if (translatedTo === undefined) return (await popups.template(id))?.html ?? ''
    return (await popups.translated(id)).find(({ language }) => language === translatedTo)?.html ?? ''
  },
  async recordOf({ id, translatedTo }) {
    if (translatedTo === undefined) return popups.record(id)
    return (await popups.translated(id)).find(({ language }) => language === translatedTo)?.template
  },
})

const withPopup = (popups: StoredPopup[], popup: StoredPopup): StoredPopup[] =>
  popups.some(({ id }) => id === popup.id)
    ? popups.map((other) => (other.id === popup.id ? popup : other))
    : [...popups, popup]

/** All popups of a site that may show. @param base address of the server */
export const weighSite = async (services: StoredServices, site: BudgetedSite, base: string): Promise<SiteWeight> => {
  const popups = (await services.store.popups.ofSite(site.key)).filter(({ ended }) => !ended)
  return weigh(services, { site, popups, ids: popups.map(({ id }) => id), ...storedTemplates(services), base })
}

/**
 * One popup on a page of its site, also while it is paused: the page then has it beside the others. For the command and the
 * desk (desk-weight.ts).
 */
export const weighPopup = async (
  services: StoredServices,
  site: BudgetedSite,
  popup: StoredPopup,
  base: string,
  templates: Templates = storedTemplates(services),
): Promise<SiteWeight> => {
  const popups = withPopup(await services.store.popups.ofSite(site.key), popup)
  return weigh(services, { site, popups, ids: [popup.id], ...templates, base })
}

/** A popup that is about to be stored, and what has been read of its templates. */
interface Import {
  popup: PopupDefinition
  readings: Readings
}

const asStored = ({ popup: { html, ...popup }, readings }: Import, siteKey: string): StoredPopup => ({
  ...popup,
  translations: storedTranslations({ ...popup, html }, readings),
  siteKey,
  status: 'on',
  paused: false,
  parts: partsOf({ ...popup, html }, readings.of(html).record),
  htmlVersion: versionOf(html),
})

const refuseOver = (site: BudgetedSite, weight: SiteWeight): void =>
  refuse(overBudget(readBudget(site.weightBudget), weight))

const importedTemplates = ({ popup, readings }: Import): Templates => {
  const htmlOf = ({ translatedTo }: StoredPopup): string =>
    (translatedTo === undefined ? popup : own(popup.translations ?? {}, translatedTo))?.html ?? ''
  return {
    htmlOf: async (stored) => htmlOf(stored),
    recordOf: async (stored) => readings.of(htmlOf(stored)).record,
  }
}

/** Before an import. Throws an Invalid if the popup would be over the budget of its site. */
export const refuseHeavyImport = async (
  services: StoredServices,
  site: BudgetedSite,
  imported: Import,
  base: string,
): Promise<void> => {
  if (!site.weightBudget) return
  refuseOver(site, await weighPopup(services, site, asStored(imported, site.key), base, importedTemplates(imported)))
}

/** Before a popup is published: the same for one that is stored. */
export const refuseHeavyPublication = async (
  services: StoredServices,
  site: BudgetedSite,
  popup: StoredPopup,
  base: string,
): Promise<void> => {
  if (site.weightBudget) refuseOver(site, await weighPopup(services, site, popup, base))
}
