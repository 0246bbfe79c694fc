/** The content of a row of `popup`: of a popup, page or contact form. */
import { createHash } from 'node:crypto'
import type { PopupDefinition, Translation } from '../../shared/model/popup'
import type { Language } from '../../shared/model/text'
import { partsOf } from '../template/parts'
import { readTemplate, type TemplateRecord, withFieldsOf } from '../template/record'
import type { SiteAddresses } from '../template/site-links'
import { recordOf } from '../template/stored-record'

/** A hash that tells versions apart. */
export const versionOf = (...texts: string[]): string =>
  createHash('sha256').update(texts.join('\n')).digest('base64url').slice(0, 16)

/** The version of a template: of its text, and of the addresses of its site that are filled in when it is sent. */
export const templateVersion = (
  html: string,
  { siteLinks }: Pick<TemplateRecord, 'siteLinks'>,
  addresses?: SiteAddresses,
): string => versionOf(html, ...siteLinks.map((name) => addresses?.[name] ?? ''))

/** A language beside the first: its template, and what is stored of it with the settings. */
const translationOf = (popup: PopupDefinition, language: Language, { html, ...translation }: Translation) => {
  const template = readTemplate(html)
  const htmlVersion = versionOf(html)
  const parts = partsOf({ ...popup, language, html }, template)
  return { language, html, template, stored: { ...translation, parts, htmlVersion } }
}

const othersOf = (popup: PopupDefinition) =>
  Object.entries(popup.translations ?? {}).map(([language, each]) => translationOf(popup, language, each))

/** The languages beside the first as they are stored with the settings; undefined if there are none. */
export const storedTranslations = (popup: PopupDefinition) =>
  popup.translations && Object.fromEntries(othersOf(popup).map(({ language, stored }) => [language, stored]))

export const contentOf = (popup: PopupDefinition, addresses?: SiteAddresses) => {
  const { id: _, name, html, translations: __, ...settings } = popup
  const template = readTemplate(html)
  const parts = partsOf(popup, template)
  const others = othersOf(popup)
  const translations = storedTranslations(popup)
  const record = others.reduce((all, other) => withFieldsOf(all, other.template), template)
  // Of all languages, whose addresses have it in them, too.
  const html_version = templateVersion(html, record, addresses)
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
    templates: others.map(({ language, html, stored: { htmlVersion } }) => ({
      language,
      html,
      html_version: htmlVersion,
    })),
  }
}
