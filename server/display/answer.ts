/** Shared by the display and click routes: the visitor, and the popups to send. */
import type { Context } from 'hono'
import { CAMPAIGNS, DRAWN } from '../../shared/wire/addresses'
import { type Asker, encodeRestriction, type Restriction } from '../../shared/wire/server/display'
import { type Encoding, encodingFor } from '../http/encodings'
import { json } from '../http/hot'
import { followedBy, type Packed, pack } from '../http/packed-answer'
import { asksForPrivacy } from '../http/privacy'
import type { Answer } from '../http/route'
import { randomId } from '../lib/ids'
import { inLanguage } from '../popups/popup-language'
import type { StoredPopup } from '../popups/queries'
import { answerViewer, refusalSignature, uncountedViewer, viewers } from '../reports/viewer'
import type { Site } from '../sites/queries'
import { countryOf } from '../targeting/country'
import { leftToPage } from '../targeting/decide'
import {
  filled,
  inShape,
  needsTime,
  OWN_ANSWERS,
  OWN_QUERIES,
  type OwnQuery,
  textStart,
  visitorsText,
  wholeText,
} from './answer-text'
import { type DecidedServing, decisionsOf, keyOf } from './decisions'
import { emailAskers } from './email-askers'
import { packsFor } from './packs-for'
import { sentTemplate } from './sent-template'
import type { Services } from './services'

/** `country`: code from the visitor's browser storage, may be invalid. It counts where we know none. */
export const askerOf = (
  c: Context,
  { caller, country: source }: Services,
  { country = '', mobile = false, newSession = false, store = '', nameless = false }: Partial<Asker> = {},
): Asker => ({
  country: (source && countryOf(c, caller, source)) || (/^[A-Za-z]{2}$/.test(country) ? country.toUpperCase() : ''),
  ip: caller.address(c),
  newSession,
  mobile,
  store,
  nameless,
})

interface Serving extends DecidedServing {
  site: Pick<Site, 'key' | 'cooldown' | 'bridge' | 'calm'>
  /** Present if the answer may be cached: its name, and the cached object that it is made from. */
  cacheKey?: { name: string; basis: object }
  /** Fields beside those of a display answer. */
  extra?: Record<string, string>
}

/** An answer before it is one visitor's: whole with slots, or what all have in common, for our own script. */
interface CachedAnswer {
  text?: string
  packed?: Packed
  timed: boolean
  /** Bytes of memory, roughly. */
  size: number
}

/** undefined: another script asks. */
const ownQuery = (c: Context): OwnQuery | undefined => OWN_QUERIES.find((query) => c.req.url.endsWith(query))

/** @param extra fields beside those of a display answer */
export const refuse = (
  c: Context,
  restriction: Restriction,
  asker: Asker,
  extra: Record<string, string> = {},
): Answer => json(inShape(ownQuery(c), { ...encodeRestriction(restriction, asker), ...extra }))

interface Making extends Pick<Services, 'packs' | 'cache'> {
  signature: string
  /** The template of a popup, if it is the same for all visitors. */
  htmlOf(popup: Pick<StoredPopup, 'id'>): Promise<string | undefined>
  /** undefined: for others than our own script. */
  query: OwnQuery | undefined
  encoding: Encoding
  /** Scripts of earlier builds, and those of others, lack chunks: they would fetch them in vain. */
  isCurrent: boolean
  /** Whether the script is of this very build: one of the previous build lacks the newest chunks. */
  isOfThisBuild: boolean
}

const makeCachedAnswer = async (
  popups: StoredPopup[],
  { all, asker, extra, preview, site }: Serving,
  { cache, encoding, htmlOf, isCurrent, isOfThisBuild, packs, query, signature }: Making,
): Promise<CachedAnswer> => {
  const { mobile, newSession, store } = asker
  const nameless = asker.nameless && isCurrent
  const { bridge, calm } = isCurrent && !preview ? site : {}
  const cooldown = preview ? 0 : site.cooldown
  const parts = {
    audience: { mobile, newSession, store, nameless, bridge, current: isOfThisBuild && !preview },
    cooldown,
    calm,
    askers: all ? await emailAskers({ cache }, site, await cache.popupsOf(site.key)) : undefined,
    signature,
    packs: await packsFor(popups, packs, cooldown),
    extra,
  }
  const timed = needsTime(popups)
  if (!query) {
    const text = wholeText(popups, parts)
    return { text, timed, size: 2 * text.length }
  }
  const html = await sentTemplate(popups, !all, htmlOf)
  const packed = await pack(textStart(OWN_ANSWERS[query](popups, { ...parts, html })), encoding)
  return { packed, timed, size: packed.size }
}

export const answerDisplay = async (
  c: Context,
  { caller, cache, packs, store }: Services,
  serving: Serving,
): Promise<Answer> => {
  const { popups, site, asker, kind, preview, cacheKey } = serving
  const decisions = decisionsOf(c, serving)
  const remaining = popups.filter((_, index) => decisions[index] !== 'out')
  // A preview is not reported, so its answer has nothing to be kept for.
  const query = cacheKey && ownQuery(c)
  const encoding = query ? encodingFor(c.req.header('accept-encoding') ?? '') : ''
  const isOfThisBuild = ownQuery(c) === DRAWN
  const isCurrent = isOfThisBuild || ownQuery(c) === CAMPAIGNS
  const sign = await store.signer()
  const htmlOf = async ({ id }: Pick<StoredPopup, 'id'>) => (await cache.template(id, site.key))?.html
  const make = () => {
    const servedPopups = popups.flatMap((popup, index) => {
      const decision = decisions[index] ?? 'out'
      if (decision === 'out') return []
      const sentPopup = isCurrent ? popup : (inLanguage(popup, popup.language) ?? popup)
      return { ...sentPopup, targeting: leftToPage(popup.targeting, decision, Date.now()) }
    })
    const signature = refusalSignature(sign, site.key)
    const audience = { isCurrent, isOfThisBuild, query, encoding }
    return makeCachedAnswer(servedPopups, serving, { ...audience, cache, signature, htmlOf, packs })
  }
  const find = ({ name, basis }: NonNullable<typeof cacheKey>) => {
    const ofSite = JSON.stringify([site.cooldown, site.bridge, site.calm])
    const key = `${name} ${query} ${encoding} ${ofSite} ${keyOf(decisions, remaining, asker)}`
    return cache.answer(key, site.key, basis, make)
  }
  const { packed, text = '', timed } = await (cacheKey ? find(cacheKey) : make())
  const values = { country: asker.country, ip: asker.ip, base: caller.base(c), now: `${Date.now()}` }
  const viewer = kind ? uncountedViewer(sign, site.key, kind) : answerViewer(sign, site.key)
  if (packed)
    return {
      body: followedBy(packed, visitorsText({ values, viewer, timed, gpc: asksForPrivacy(c) })),
      encoding: packed.encoding,
    }
  const uncounted = kind && (() => uncountedViewer(sign, site.key, kind))
  return { body: filled(text, values, preview ? () => randomId() : (uncounted ?? (await viewers(store)))) }
}
