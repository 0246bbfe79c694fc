/**
 * Popups that speak several languages: gives each that of the page, else the first that the browser wants and it speaks. This is
 * done when the answer has come, and once more when the popup is drawn: it may have fired before, and the page may have
 * changed its language.
 */

import { bestLanguage } from '../../../shared/model/best-language'
import type { WirePopup } from '../../../shared/model/popup'
import type { Campaign } from '../../../shared/page/model/campaign'
import type { LegacyServerChunk } from '../../../shared/page/model/display-queue'
import { isActive } from '../../../shared/page/model/lifecycle'
import type { RunChunk } from '../../../shared/page/model/popups'
import { guard, reportRejection, type Stop } from '../../../shared/page/platform/dom'
import { tagAt } from '../../../shared/page/platform/language-of'
import { ok, send } from '../../../shared/page/platform/send'
import { list, object, yes } from '../../../shared/values/names'
import { own } from '../../../shared/values/own'

/** The languages of a popup of the answer, by its fields. */
interface Languages {
  /** Its fields as the server sent them, in its first language. */
  first: WirePopup
  /** The language of the template that the loader fetches. */
  fetched: string
  /** Templates that were fetched here, by their addresses. */
  templates: Map<string, string>
}

const languagesByWire = new WeakMap<WirePopup, Languages>()

const languagesOf = (wire: WirePopup): Languages => {
  const cached = languagesByWire.get(wire)
  if (cached) return cached
  const languages = { first: { ...wire }, fetched: `${wire.lang}`, templates: new Map<string, string>() }
  languagesByWire.set(wire, languages)
  return languages
}

/** The language in which the page shows the popup. */
const chosenFor = ({ lang, languages }: WirePopup): string => {
  const wanted = [tagAt(), ...(navigator.languages ?? [navigator.language])]
  return bestLanguage([`${lang}`, ...Object.keys(object(languages))], wanted) ?? `${lang}`
}

const fieldsIn = ({ first }: Languages, language: string): WirePopup => ({
  ...first,
  ...object(own(object(first.languages), language)),
})

/** The address of the template: our server tells our own script of the first in another way than others do. */
const addressOf = ({ poptin_url, templateUrl }: WirePopup): string => `${poptin_url ?? templateUrl}`

/** From where the loader gets them. */
const templateOf = async (fields: WirePopup): Promise<string | undefined> => {
  const { server_url = '' } = fields
  const url = addressOf(fields)
  const answer = await send(/^\//.test(url) ? `${server_url}${url}?${server_url}` : url)
  return ok(answer) ? answer.text : undefined
}

export const complete: LegacyServerChunk['complete'] = async (prepared, wire, load) => {
  const { parts } = prepared
  const languages = languagesOf(wire)
  let language = chosenFor(languages.first)
  if (language !== languages.fetched) {
    const fields = fieldsIn(languages, language)
    const url = addressOf(fields)
    const html = languages.templates.get(url) ?? (await templateOf(fields))
    // What has come already is a popup, too.
    if (html === undefined) language = languages.fetched
    else {
      languages.templates.set(url, html)
      prepared.html = html
    }
  }
  Object.assign(wire, fieldsIn(languages, language))
  const names = list(wire.parts).map(String)
  for (const name of list(languages.first.parts).map(String))
    if (!names.includes(name)) Reflect.deleteProperty(parts, name)
  // The answer has named all but those with words, which stand alone.
  const missing = names.filter((name) => /^words-[a-z-]+$/.test(name) && !own(parts, name))
  const words = missing.map(async (name) => [name, await load(name)] as const)
  Object.assign(parts, Object.fromEntries(await Promise.all(words)))
}

/**
 * The only place where a campaign changes: all who have it see the same. Those that have fired are left to `complete`, since what
 * they need is on its way.
 */
const choose = (campaign: Campaign): void => {
  const { wire } = campaign
  const languages = languagesOf(wire)
  const language = chosenFor(languages.first)
  const fields = fieldsIn(languages, language)
  languages.fetched = language
  Object.assign(wire, fields)
  Object.assign(campaign, { templateUrl: addressOf(fields), parts: list(fields.parts) })
}

/** A popup to which its owner has given no teaser may still need one. */
const mayHaveTeaser = ({ parts, wire }: Campaign): boolean =>
  yes(wire.is_teasers_on) || yes(wire.search_bar) || parts.includes('remind')

export const run: RunChunk['run'] = (page, popups) => {
  const campaigns = popups.answer.peek()?.campaigns ?? []
  const active = new Set(
    popups.popups.peek().flatMap(({ campaign, status }) => (isActive(status.peek()) ? [campaign.id] : [])),
  )
  for (const campaign of campaigns)
    if (campaign.wire.languages && !active.has(campaign.id)) guard(() => choose(campaign))
  // Their words are those of the language, too.
  let stop: Stop | undefined
  let stopped = false
  const start = async (): Promise<void> => {
    const { run } = await page.load<RunChunk>('teaser')
    if (!stopped) stop = run(page, popups)
  }
  if (campaigns.some(mayHaveTeaser)) reportRejection(start())
  return () => {
    stopped = true
    stop?.()
  }
}
