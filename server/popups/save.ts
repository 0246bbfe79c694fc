import type { PopupDefinition } from '../../shared/model/popup'
import { siteLinksOf } from '../files/links'
import { invalid, together } from '../lib/invalid'
import { type Addresses, type LinkUse, mustKnowPages } from '../sites/addresses'
import { createReadings, type Readings } from '../template/readings'
import type { SiteLink } from '../template/site-links'
import { consentWords } from './file/consent'
import type { Popups, StoredPopup } from './queries'

interface PopupStore {
  popups: Pick<Popups, 'save'>
  addresses: Pick<Addresses, 'of'>
}

type Linking = Pick<PopupDefinition, 'html' | 'language' | 'made'>

/** @param place of its texts in the file */
const textLinks = ({ language, made }: Linking, place: string): LinkUse[] => {
  const texts = Object.entries(made?.texts ?? {}).map(
    ([slot, text]): LinkUse => [`The text "${place}${slot}"`, siteLinksOf([text])],
  )
  const consent = made && consentWords({ ...made, language })
  return consent === undefined ? texts : [...texts, ['The consent box', siteLinksOf([consent])]]
}

/** The links of a template that none of these texts has. */
const templateLinks = (siteLinks: readonly SiteLink[], subject: string, texts: readonly LinkUse[]): LinkUse => {
  const linkNames = texts.flatMap(([, names]) => names)
  return [subject, siteLinks.filter((name) => !linkNames.includes(name))]
}

const linksIn = ({ translations = {}, ...first }: PopupDefinition, readings: Readings): LinkUse[] => {
  const linksOf = ({ html }: Linking): readonly SiteLink[] => readings.of(html).record.siteLinks
  const ofFirst = textLinks(first, '')
  const ofOthers = Object.entries(translations).flatMap(([language, each]) => {
    const translation = { ...each, language }
    const texts = textLinks(translation, `${language}.`)
    // A language without a text of its own has that of the first.
    const all = each.made ? [...ofFirst, ...texts] : texts
    return [...texts, templateLinks(linksOf(translation), `The template of ${language}`, all)]
  })
  return [...ofFirst, templateLinks(linksOf(first), 'The template', ofFirst), ...ofOthers]
}

/** Throws an Invalid if the popup would be over the budget of its site. */
type BudgetCheck = (siteKey: string, popup: PopupDefinition, readings: Readings) => Promise<void>

/**
 * Stores a popup, or throws an Invalid with all that is wrong.
 *
 * @param readings of its templates, if somebody has read them
 */
export const savePopup = async (
  { popups, addresses }: PopupStore,
  siteKey: string,
  popup: PopupDefinition,
  checkBudget: BudgetCheck,
  readings: Readings = createReadings(),
): Promise<void> => {
  await together(
    () => mustKnowPages(addresses, siteKey, linksIn(popup, readings)),
    () => checkBudget(siteKey, popup, readings),
  )
  if (!(await popups.save(siteKey, popup, readings)))
    throw invalid(`The id ${popup.id} belongs to another site or to a page; give this popup an id of its own`)
}

/** Has a popup shown again, or throws an Invalid. @param checkBudget as for `savePopup` */
export const resumePopup = async (
  { popups }: { popups: Pick<Popups, 'setPaused'> },
  popup: StoredPopup,
  checkBudget: (popup: StoredPopup) => Promise<void>,
): Promise<void> => {
  await checkBudget(popup)
  await popups.setPaused(popup.id, false)
}
