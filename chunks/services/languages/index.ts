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
import type { Page } from '../../../shared/page/model/page'
import type { RunChunk } from '../../../shared/page/model/popups'
import type { Prepared } from '../../../shared/page/model/prepared'
import { guard, reportRejection, type Stop } from '../../../shared/page/platform/dom'
import { tagAt } from '../../../shared/page/platform/language-of'
import { ok, send } from '../../../shared/page/platform/send'
import { list, object, yes } from '../../../shared/values/names'
import { own } from '../../../shared/values/own'

/** A popup of the answer, as it is before it has the language of the page. */
interface Original {
  /** The popup's fields as the server sent them, in its first language. */
  fields: WirePopup
  /** The language of the template that the loader fetches. */
  fetched: string
  /** Templates that were fetched here, by their addresses. */
  templates: Map<string, string>
}

/** Originals by the object with the popup's fields, which all code shares and `choose` changes. */
const originals = new WeakMap<WirePopup, Original>()

const originalOf = (wire: WirePopup): Original => {
  const cached = originals.get(wire)
  if (cached) return cached
  const original = { fields: { ...wire }, fetched: `${wire.lang}`, templates: new Map<string, string>() }
  originals.set(wire, original)
  return original
}

/** For each language beside the first, the fields in which it differs. */
const translationsOf = ({ languages }: WirePopup): Record<string, unknown>[] =>
  Object.values(object(languages)).map(object)

const partsIn = ({ parts }: Record<string, unknown>): string[] =>
  list(parts)
    .map(String)
    // A name must not lead out of the folder.
    .filter((name) => /^[a-z-]+$/.test(name))

/** The language in which the page shows the popup. */
const chosenFor = ({ lang, languages }: WirePopup): string => {
  const preferences = [tagAt(), ...(navigator.languages ?? [navigator.language])]
  return bestLanguage([`${lang}`, ...Object.keys(object(languages))], preferences) ?? `${lang}`
}

/** The fields of a language. Those that only other languages have are undefined, so that assigning these removes them. */
const fieldsIn = ({ fields }: Original, language: string): WirePopup => ({
  ...Object.fromEntries(translationsOf(fields).flatMap((each) => Object.keys(each).map((name) => [name, undefined]))),
  ...fields,
  ...object(own(object(fields.languages), language)),
})

/** The address of the template, which answers for our own script and other answers have under different names. */
const addressOf = ({ poptin_url, templateUrl }: WirePopup): string => `${poptin_url ?? templateUrl}`

/** Fetches a template, as the loader does. Resolves with undefined if there is no answer. */
const templateOf = async (fields: WirePopup): Promise<string | undefined> => {
  const { server_url = '' } = fields
  const url = addressOf(fields)
  const answer = await send(/^\//.test(url) ? `${server_url}${url}?${server_url}` : url)
  return ok(answer) ? answer.text : undefined
}

/**
 * Takes off the parts of other languages, and adds what this one lacks: its words, which stand alone, and all that the language
 * which was chosen when the answer came does not need.
 */
const exchange = async (parts: Prepared['parts'], names: string[], fields: WirePopup, load: Page['load']) => {
  for (const name of [fields, ...translationsOf(fields)].flatMap(partsIn))
    if (!names.includes(name)) Reflect.deleteProperty(parts, name)
  const { pack } = object(parts.ui)
  const missingParts = names.filter((name) => !own(parts, name))
  const chunks = missingParts.map(async (name) => [name, own(object(pack), name) ?? (await load(name))] as const)
  Object.assign(parts, Object.fromEntries(await Promise.all(chunks)))
}

export const complete: LegacyServerChunk['complete'] = async (prepared, wire, load) => {
  const original = originalOf(wire)
  let language = chosenFor(original.fields)
  if (language !== original.fetched) {
    const fields = fieldsIn(original, language)
    const url = addressOf(fields)
    const html = original.templates.get(url) ?? (await templateOf(fields))
    // The template that the loader has fetched is complete: better another language than no popup.
    if (html === undefined) language = original.fetched
    else {
      original.templates.set(url, html)
      prepared.html = html
    }
  }
  Object.assign(wire, fieldsIn(original, language))
  await exchange(prepared.parts, partsIn(wire), original.fields, load)
}

/**
 * The only place where a campaign changes: all who have it see the same. Those that have fired are left to `complete`, since what
 * they need is on its way.
 */
const choose = (campaign: Campaign): void => {
  const { wire } = campaign
  const original = originalOf(wire)
  const language = chosenFor(original.fields)
  const fields = fieldsIn(original, language)
  original.fetched = language
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
