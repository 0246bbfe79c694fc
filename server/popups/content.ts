/** The content of a row of `popup`: of a popup, page or contact form. */
import type { PopupDefinition, Translation } from '../../shared/model/popup'
import type { Language } from '../../shared/model/text'
import { versionOf } from '../lib/text'
import { withFieldsOf } from '../template/merged-record'
import { partsOf } from '../template/parts'
import { createReadings, type Readings } from '../template/readings'
import { recordOf } from '../template/stored-record'
import { withWordsNamed } from './file/consent'

/**
 * The version of a template as it is sent. It includes the addresses of the site, so it changes with them. It differs from the stored
 * version: during an update, a server of the earlier build sends templates without addresses, and browsers must not cache those under
 * this version.
 *
 * @param addresses undefined if the template has no link to pages of its site
 */
export const sentVersion = (version: string, addresses: string | undefined): string =>
  addresses === undefined ? version : versionOf(version, addresses)

/** A language beside the first: its template, and what is stored of it with the settings. */
const translationOf = (
  popup: PopupDefinition,
  language: Language,
  { html, ...translation }: Translation,
  readings: Readings,
) => {
  const { record: template } = readings.of(html)
  // The version is a hash of the text that is sent: an address that pages keep for good must have one text.
  const htmlVersion = versionOf(withWordsNamed(html, template))
  const parts = partsOf({ ...popup, language, html }, template)
  return { language, html, template, stored: { ...translation, parts, htmlVersion } }
}

const othersOf = (popup: PopupDefinition, readings: Readings) =>
  Object.entries(popup.translations ?? {}).map(([language, each]) => translationOf(popup, language, each, readings))

const storedOf = (popup: PopupDefinition, others: ReturnType<typeof othersOf>) =>
  popup.translations && Object.fromEntries(others.map(({ language, stored }) => [language, stored]))

/** The languages beside the first as they are stored with the settings; undefined if there are none. */
export const storedTranslations = (popup: PopupDefinition, readings: Readings) =>
  storedOf(popup, othersOf(popup, readings))

export const contentOf = (popup: PopupDefinition, readings: Readings = createReadings()) => {
  const { id: _, name, html, translations: __, ...settings } = popup
  const { record: template } = readings.of(html)
  const parts = partsOf(popup, template)
  const others = othersOf(popup, readings)
  const translations = storedOf(popup, others)
  const record = others.reduce((all, other) => withFieldsOf(all, other.template), template)
  const html_version = versionOf(html)
  const consents = [template, ...others.map((other) => other.template)].flatMap(({ consent }) => consent || [])
  return {
    /** The words beside its consent boxes, of all languages. */
    consents,
    row: {
      name,
      html,
      html_version,
      settings: JSON.stringify({ ...settings, parts, translations }),
      record: recordOf(record, html_version),
    },
    templates: others.map(({ language, html, template, stored: { htmlVersion } }) => ({
      language,
      html,
      html_version: htmlVersion,
      record: recordOf(template, htmlVersion),
    })),
  }
}
