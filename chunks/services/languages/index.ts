/**
 * Popups that speak several languages: gives each that of the page, else the first that the browser wants and it speaks. This is
 * done when the answer has come, and once more when the popup is drawn: it may have fired before, and the page may have
 * changed its language.
 */
import { loadBesideUi } from '../../../shared/page/model/beside-ui'
import type { Campaign } from '../../../shared/page/model/campaign'
import type { CompletingChunk } from '../../../shared/page/model/display-queue'
import { isActive } from '../../../shared/page/model/lifecycle'
import type { RunChunk } from '../../../shared/page/model/popups'
import { guard } from '../../../shared/page/platform/dom'
import { tagAt } from '../../../shared/page/platform/language-of'
import { ok } from '../../../shared/page/platform/send'
import { bestLanguage } from '../../../shared/model/best-language'
import { list, object } from '../../../shared/values/names'
import { own } from '../../../shared/values/own'

/** The fields of a popup as the server sent them, by which it has its first language again. */
const firsts = new WeakMap<Campaign, Campaign['wire']>()

const wanted = (): string[] => [tagAt(undefined), ...(navigator.languages ?? [navigator.language])]

/** Gives the popup a language. This is the only place where a campaign changes: all who have it see the same. */
const speak = (campaign: Campaign, language: string): void => {
  const { wire } = campaign
  const first = firsts.get(campaign) ?? { ...wire }
  firsts.set(campaign, first)
  const fields = { ...first, ...object(own(object(first.languages), language)) }
  Object.assign(wire, fields)
  Object.assign(campaign, { templateUrl: `${fields.poptin_url}`, parts: list(fields.parts) })
}

const languageOf = ({ wire }: Campaign): string => `${wire.lang}`

/** The language in which a page shows the popup. */
const chosenFor = (campaign: Campaign): string => {
  const { languages, lang } = firsts.get(campaign) ?? campaign.wire
  return bestLanguage([`${lang}`, ...Object.keys(object(languages))], wanted()) ?? `${lang}`
}

/** The template from where the loader gets them. */
const htmlOf = async ({ templateUrl }: Campaign, { host, send }: Parameters<CompletingChunk['complete']>[2]) => {
  const answer = await send(templateUrl.replace(/.*(\/api\/display\/t.*)/, `${host}$1?${host}`))
  return ok(answer) ? answer.text : undefined
}

export const complete: CompletingChunk['complete'] = async (prepared, campaign, page) => {
  const { parts } = prepared
  const [before, language] = [languageOf(campaign), chosenFor(campaign)]
  if (language === before) return
  const namesBefore = campaign.parts
  speak(campaign, language)
  const html = await htmlOf(campaign, page)
  // What has come already is a popup, too.
  if (html === undefined) {
    speak(campaign, before)
    return
  }
  prepared.html = html
  for (const name of namesBefore) if (!campaign.parts.includes(name)) Reflect.deleteProperty(parts, name)
  const missing = campaign.parts.filter((name) => /^[a-z-]+$/.test(name) && !own(parts, name))
  const loaded = missing.map(async (name) => [name, await loadBesideUi(page, name)] as const)
  Object.assign(parts, Object.fromEntries(await Promise.all(loaded)))
}

/** Those that have fired are left to `complete`: what they need is on its way. */
export const run: RunChunk['run'] = (_, popups) => {
  const active = new Set(
    popups.popups.peek().flatMap(({ campaign, status }) => (isActive(status.peek()) ? [campaign.id] : [])),
  )
  for (const campaign of popups.answer.peek()?.campaigns ?? [])
    if (campaign.wire.languages && !active.has(campaign.id)) guard(() => speak(campaign, chosenFor(campaign)))
  return () => {}
}
