/** The content of a row of `popup`: of a popup, page or contact form. */
import { createHash } from 'node:crypto'
import type { PopupDefinition } from '../../shared/model/popup'
import { partsOf } from '../template/parts'
import { readTemplate } from '../template/record'
import { recordOf } from '../template/stored-record'

/** A hash that tells versions apart. */
export const versionOf = (...texts: string[]): string =>
  createHash('sha256').update(texts.join('\n')).digest('base64url').slice(0, 16)

export const contentOf = ({ id, name, html, ...settings }: PopupDefinition) => {
  const template = readTemplate(html)
  const html_version = versionOf(html)
  const parts = partsOf({ ...settings, id, name, html }, template)
  return {
    name,
    html,
    html_version,
    settings: JSON.stringify({ ...settings, parts }),
    record: recordOf(template, html_version),
  }
}
