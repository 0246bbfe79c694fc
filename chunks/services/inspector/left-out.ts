/** The popups that the server has left out of its answer to this visitor. Only the inspector asks for them. */
import type { PopupExplanation } from '../../../shared/model/api'
import type { LeftOut } from '../../../shared/model/left-out'
import type { Page } from '../../../shared/model/page'
import { json } from '../../../shared/platform/send'
import { decodeLeftOut, leftOutForm, leftOutUrl } from '../../../shared/wire/left-out'
import { held } from './state'
import { short } from './words/text'

/** A preview and a landing page show what was asked for; a page that names no site asks nobody. */
export const askLeftOut = async (page: Page): Promise<LeftOut[]> => {
  const { landing, preview, send, site } = page
  if (!site || landing || preview) return []
  return decodeLeftOut(json(await send(leftOutUrl(page), { body: leftOutForm(page) })))
}

export const explainLeftOut = ({ id, name, type, rules }: LeftOut): PopupExplanation => ({
  id,
  name: short(name) || id,
  type,
  state: 'blocked',
  says: `${held(rules) ?? 'Held back by the server.'} The server leaves it out.`,
  rules: rules.map((rule) => ({ ...rule, set: true })),
  triggers: [],
})
