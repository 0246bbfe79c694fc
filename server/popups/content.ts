/** The content of a row of `popup`: of a popup, page or contact form. */
import { createHash } from 'node:crypto'
import type { PopupDefinition } from '../../shared/model/popup'
import { partsOf } from '../template/parts'
import { readTemplate, type TemplateRecord } from '../template/record'
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

export const contentOf = ({ id, name, html, ...settings }: PopupDefinition, addresses?: SiteAddresses) => {
  const template = readTemplate(html)
  const html_version = templateVersion(html, template, addresses)
  const parts = partsOf({ ...settings, id, name, html }, template)
  return {
    name,
    html,
    html_version,
    settings: JSON.stringify({ ...settings, parts }),
    record: recordOf(template, html_version),
  }
}
