/** The popups that the server has left out of its answer to this visitor. Only the inspector asks for them. */

import type { LeftOut, LeftOutAnswer } from '../../../shared/model/left-out'
import type { PopupExplanation } from '../../../shared/page/model/api'
import type { Page } from '../../../shared/page/model/page'
import { tried } from '../../../shared/page/platform/dom'
import { json } from '../../../shared/page/platform/send'
import { own } from '../../../shared/values/own'
import { OWNER } from '../../../shared/wire/addresses'
import { decodeLeftOut, leftOutForm, leftOutUrl } from '../../../shared/wire/page/left-out'
import { objections } from './state'
import { count, short } from './words/text'

export const NO_LEFT_OUT: LeftOutAnswer = { popups: [], kinds: [] }

/** A text that is kept while this tab is open, for owners' own tools: visitors' pages have none. */

const readOfTab = (name: string): string =>
  // Past the door: consent is about visitors, and this is what an owner's link has said.
  tried(() => sessionStorage.getItem(`wisp.${name}`)) ?? ''

const keepForTab = (name: string, text: string): void => {
  // Past the door: as above.
  tried(() => sessionStorage.setItem(`wisp.${name}`, text))
}

/** What an owner's link has said in this tab: the pages that it leads to say it no more. */
const ownerIn = (site: string): string => {
  const name = `owner.${site}`
  const word = new URLSearchParams(location.search).get(OWNER)
  if (word) keepForTab(name, word)
  return word || readOfTab(name)
}

/** A preview and a landing page show what was asked for; a page that names no site asks nobody. */
export const askLeftOut = async (page: Page): Promise<LeftOutAnswer> => {
  const { landing, preview, send, site } = page
  if (!site || landing || preview) return NO_LEFT_OUT
  return decodeLeftOut(json(await send(leftOutUrl(page), { body: leftOutForm(page, ownerIn(site)) })))
}

export const explainLeftOut = ({ id, name, type, rules }: LeftOut): PopupExplanation => ({
  id,
  name: short(name) || id,
  type,
  state: 'blocked',
  says: `${objections(rules) ?? 'Held back by the server.'} The server leaves it out.`,
  rules: rules.map((rule) => ({ ...rule, set: true })),
  triggers: [],
})

const KIND_WORDS: Record<string, string> = {
  countries: 'country',
  languages: 'language',
  device: 'device',
  browser: 'browser',
  system: 'operating system',
  schedule: 'time',
  leads: 'number of leads',
  countdown: 'countdown',
  machine: 'sign of a program',
}

/** How many the server leaves out; '' if it says nothing of the kind. */
export const tellLeftOut = ({ kinds }: LeftOutAnswer): string => {
  const parts = kinds.map(([rule, number]) => `${number} by ${own(KIND_WORDS, rule) ?? 'another rule'}`)
  const all = kinds.reduce((sum, [, number]) => sum + number, 0)
  if (!all) return ''
  return `The server leaves out ${count(all, 'popup')}: ${parts.join(', ')}. Which these are, it tells who opens the page by a link from the desk or from “npx wisp inspect”.`
}
