/**
 * The answer that a site's script has inside, for all visitors or for all of one country. If only a call can tell who
 * gets which popup, there is no answer inside.
 */
import type { Context } from 'hono'
import type { AskedBecause } from '../../shared/model/asked-because'
import { STORE_PLATFORMS } from '../../shared/model/platforms'
import type { Targeting } from '../../shared/targeting/popup-targeting'
import type { ServerFacts } from '../../shared/targeting/table'
import type { AnswerInside, Copy } from '../../shared/wire/answer-inside'
import { type Audience, encodeRestriction, type Restriction } from '../../shared/wire/server/display'
import type { StoredPopup } from '../popups/queries'
import { insideSignature, refusalSignature } from '../reports/viewer'
import { hostname } from '../sites/page-host'
import type { Site } from '../sites/queries'
import { countryByProxy } from '../targeting/country'
import { type Decision, decide, leftToPage } from '../targeting/decide'
import { dayOfKey, stillRuns } from './answer'
import { inShape, needsTime, OWN_ANSWERS, type OwnQuery } from './answer-text'
import { emailAskers } from './email-askers'
import { packsFor } from './packs-for'
import { placeUsers } from './place-users'
import { restrictionOf } from './restriction'
import type { Services } from './services'
import { isWithheld } from './visitor-kind'

/** Milliseconds for which copies of a script say the same time, so that browsers need not fetch it again to be told it. */
const SPAN_MS = 600_000
/** The same where popups begin or end at a moment: a page whose clock is wrong by minutes has to notice. */
const TIMED_SPAN_MS = 60_000

interface Inside {
  /** All that it is made of, as a name. */
  name: string
  /** The cached object that it is made from. */
  basis: object
  /** @param query with which the loader would ask */
  make(query: OwnQuery): Promise<AnswerInside>
  copy: Copy
  /** True if visitors of another country may get another answer. */
  byCountry: boolean
}

/** The part of a targeting that is the same for all visitors of a country, and the part that is the same for all. */
interface SharedTargeting {
  inCountry: Targeting
  anywhere: Targeting
}

/** Remembered, because what is known of a targeting (its patterns) is found by the object. */
const sharedTargetings = new WeakMap<Targeting, SharedTargeting>()

/** Languages are decided by the page; browsers, systems and tablets by a call. */
const sharedTargeting = (targeting: Targeting): SharedTargeting => {
  const cached = sharedTargetings.get(targeting)
  if (cached) return cached
  const { languages: _, browser: __, system: ___, device, ...others } = targeting
  const inCountry = device === undefined || device === 'tablet' ? others : { ...others, device }
  const { countries: ____, ...anywhere } = inCountry
  const shared = { inCountry, anywhere }
  sharedTargetings.set(targeting, shared)
  return shared
}

const factsIn = (country: string): ServerFacts => ({
  country: () => country,
  language: () => '',
  browser: () => 'other',
  system: () => 'other',
  device: () => 'desktop',
})

/** @param country '' where it is not known: then a rule on it is left to a call */
const decideFor = (popup: StoredPopup, country: string, now: number): Decision => {
  if (!stillRuns(popup)) return 'out'
  const shared = popup.targeting && sharedTargeting(popup.targeting)
  return decide(country ? shared?.inCountry : shared?.anywhere, factsIn(country), now)
}

const needsAgent = ({ targeting: { browser, system, device } = {} }: StoredPopup): boolean =>
  Boolean(browser || system || device === 'tablet')

/** The fields of an answer beside its popups and chunks, without the brackets. */
const withoutBrackets = (fields: Record<string, unknown>): string => JSON.stringify(fields).slice(1, -1)

const NO_PLACE = { country: '', ip: '', newSession: false, mobile: false, store: '' }

const refusalOf = (query: OwnQuery, restriction: Restriction): Record<string, unknown> =>
  inShape(query, encodeRestriction(restriction, NO_PLACE))

type Encoded = Pick<AnswerInside, 'list' | 'popups' | 'run' | 'rest'>

const AUDIENCES = ['', 'shopify'].flatMap((store) =>
  [false, true].map((mobile) => ({ mobile, store, newSession: false, current: true })),
)

const encoded = (answerFor: (audience: Omit<Audience, 'country' | 'ip'>) => Record<string, unknown>): Encoded => {
  const answers = AUDIENCES.map(answerFor)
  const run = answers.map((each) => JSON.stringify(each.run)) as AnswerInside['run']
  const { campaigns, poptins, run: _, ...rest } = answers[0] as Record<string, unknown>
  const popups = ((campaigns ?? poptins) as object[]).map((each) => JSON.stringify(each))
  return { list: campaigns ? 'campaigns' : 'poptins', popups, run, rest: withoutBrackets(rest) }
}

/** The parts of the answer that all visitors have in common, beside the popups. */
const partsFor = async (popups: StoredPopup[], site: Site, { cache, packs, store }: Services) => ({
  calm: site.calm,
  askers: await emailAskers({ cache }, site, await cache.popupsOf(site.key)),
  cooldown: site.cooldown,
  signature: refusalSignature(await store.signer(), site.key),
  packs: await packsFor(popups, packs, site.cooldown),
  extra: undefined,
})

/** The settings of a tag that does not say otherwise. */
export const tagSettingsOf = ({ bridge, key }: Site): Pick<AnswerInside, 'consent' | 'key'> => ({
  key,
  consent: bridge ? 'required' : '',
})

/** The settings of the tag, and the places in `popups` of those that programs may see. */
const settingsOf = (site: Site, popups: StoredPopup[]): Pick<AnswerInside, 'consent' | 'key' | 'ofPrograms'> => ({
  ...tagSettingsOf(site),
  ...(!site.machines?.show && {
    ofPrograms: popups.flatMap((popup, place) => (isWithheld(popup, 'machine') ? [] : place)),
  }),
})

export const insideOf = async (c: Context, services: Services, site: Site): Promise<Inside> => {
  const { cache, caller, country: source, store } = services
  const base = caller.base(c)
  const hosts = site.domains.length ? [...site.domains, caller.origin(c), base].map(hostname) : []
  const all = await cache.popupsOf(site.key)
  const restriction = await restrictionOf(site, store)
  const now = Date.now()
  const country = source ? countryByProxy(c, caller, source) : ''
  const decisions = restriction ? [] : all.map((popup) => decideFor(popup, country, now))
  const eligible = all.filter((_, place) => (decisions[place] ?? 'out') !== 'out')
  const users = source?.header || source?.file ? await placeUsers(services, site.key, all) : new Set<string>()
  const forCountries = all.filter(({ targeting }) => targeting?.countries)
  const usesCountry = eligible.some(({ id, targeting }) => targeting?.countries || users.has(id))
  const asks: AskedBecause | undefined = eligible.some(needsAgent)
    ? 'browser'
    : usesCountry && !country
      ? 'country'
      : undefined
  const sentPopups = asks ? [] : eligible
  const span = needsTime(sentPopups) ? TIMED_SPAN_MS : SPAN_MS
  const byCountry = Boolean(source?.header) && (forCountries.length > 0 || usesCountry)

  return {
    name: JSON.stringify([
      base,
      hosts,
      [site.cooldown, site.bridge, site.calm, site.machines?.show],
      restriction,
      asks,
      decisions.map((each) => each[0]).join(''),
      dayOfKey(decisions),
    ]),
    basis: all,
    byCountry,
    copy: { made: Math.floor(now / span) * span, ...(usesCountry && country && { country }) },
    async make(query) {
      const sign = await store.signer()
      const targeted = sentPopups.map((popup) => {
        const decision = decisions[all.indexOf(popup)] ?? 'out'
        return { ...popup, targeting: leftToPage(popup.targeting, decision as never, now) }
      })
      const parts = await partsFor(targeted, site, services)
      const answer = encoded((audience) =>
        restriction
          ? refusalOf(query, restriction)
          : OWN_ANSWERS[query](targeted, { ...parts, audience: { ...audience, bridge: site.bridge } }),
      )
      const languages = sentPopups.flatMap(({ targeting }, place) =>
        targeting?.languages ? [[place, targeting.languages] as const] : [],
      )
      return {
        ...settingsOf(site, sentPopups),
        base,
        asks,
        ...answer,
        rest: `${answer.rest},"server_url":${JSON.stringify(base)}`,
        languages: Object.fromEntries(languages),
        stores: STORE_PLATFORMS,
        hosts,
        elsewhere: hosts.length ? JSON.stringify(refusalOf(query, { reason: 'domain' })) : '',
        signature: insideSignature(sign, site.key),
        span,
      }
    },
  }
}
