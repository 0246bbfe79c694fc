/** Shared by the display and click routes: the visitor, and the popups to send. */
import type { Context } from 'hono'
import { runsStore } from '../../shared/model/platforms'
import { own } from '../../shared/values/own'
import { momentIn } from '../../shared/values/zoned-time'
import { type Asker, encodeDisplay } from '../../shared/wire/server/display'
import type { ServedPopup } from '../../shared/wire/server/popup'
import { type Compiled, compile, fill, slot } from '../http/compiled'
import type { Answer } from '../http/route'
import { randomId } from '../lib/ids'
import type { StoredPopup } from '../popups/queries'
import { refusalSignature, viewers } from '../reports/viewer'
import type { Site } from '../sites/queries'
import { countryOf } from '../targeting/country'
import { type Decision, decide, leftToPage } from '../targeting/decide'
import { factsOf } from '../targeting/facts'
import { dayOf } from '../targeting/openings'
import type { Services } from './services'

/** `country`: code from the visitor's browser storage, may be invalid. It counts where we know none. */
export const askerOf = (
  c: Context,
  { caller, country: source }: Services,
  { country = '', mobile = false, newSession = false, store = '' }: Partial<Asker> = {},
): Asker => ({
  country: (source && countryOf(c, caller, source)) || (/^[A-Za-z]{2}$/.test(country) ? country.toUpperCase() : ''),
  ip: caller.address(c),
  newSession,
  mobile,
  store,
})

/** A popup whose countdown has ended is not shown (specification, section 4). */
const stillRuns = ({ design: { countdown } }: StoredPopup): boolean =>
  !countdown?.end || !(momentIn(countdown.end, countdown.zone ?? 'UTC') < Date.now())

const VIEWER = 'viewer '

/** A time that is not left to the zone data of browsers. One that is invalid stays as it is. */
const resolved = <T extends { end?: string | undefined; zone?: string | undefined }>(countdown: T): T => {
  const end = countdown.end === undefined ? Number.NaN : momentIn(countdown.end, countdown.zone ?? 'UTC')
  return Number.isNaN(end) ? countdown : { ...countdown, end: new Date(end).toISOString() }
}

const served = (
  { siteKey, htmlVersion, paused, status, design, ...definition }: StoredPopup,
  cooldown: number,
): ServedPopup => ({
  ...definition,
  cooldown,
  design: design.countdown ? { ...design, countdown: resolved(design.countdown) } : design,
  accountId: siteKey,
  viewerId: slot(`${VIEWER}${definition.id}`),
  signature: slot('signature'),
  templateUrl: `${slot('base')}/api/display/template/${definition.id}/${htmlVersion}`,
})

interface Serving {
  popups: StoredPopup[]
  site: Pick<Site, 'key' | 'cooldown'>
  asker: Asker
  /** The owner's preview: nothing is counted. */
  preview?: boolean
  /** Whether these are all popups of the site, of which targeting leaves some out. */
  all?: boolean
  /** Present if the answer may be cached: its name, and the cached object that it is made from. */
  cacheKey?: { name: string; basis: object }
  /** Fields beside those of a display answer. */
  extra?: Record<string, string>
}

/** Whether the page needs the server's time, because its own clock may be wrong. */
const hasMoments = ({ design: { countdown }, targeting }: StoredPopup): boolean =>
  Boolean(countdown?.end || targeting?.schedule)

const compiled = (popups: StoredPopup[], { asker, extra, preview, site }: Serving): Compiled => {
  const anybody = { ...asker, country: slot('country'), ip: slot('ip') }
  const cooldown = preview ? 0 : site.cooldown
  const servedPopups = popups.map((popup) => served(popup, cooldown))
  return compile({
    ...encodeDisplay(servedPopups, anybody, cooldown),
    ...(popups.some(hasMoments) && { now: slot('now') }),
    ...extra,
  })
}

/** Answers kept per site. A caller can vary its headers to ask for many, so there is a limit. */
const MAX_CACHED_ANSWERS = 100

/** Answers with moments in them hold for a day. */
const dayOfKey = (decisions: string[]): string => (decisions.includes('near') ? `${dayOf(Date.now())}` : '')

/** Key of a kept answer: the first letter of the decision on each popup, and what else the answer depends on. */
const keyOf = (decisions: string[], remaining: StoredPopup[], { mobile, newSession, store }: Asker): string =>
  [
    decisions.map((decision) => decision.charAt(0)).join(''),
    dayOfKey(decisions),
    mobile,
    newSession,
    runsStore(store, remaining),
  ].join(' ')

/** The server's decision on each popup. One that was asked for by its id is sent whatever its targeting says. */
const decisionsOf = (c: Context, { popups, asker, all }: Serving): (Decision | 'asked')[] => {
  const [facts, now] = [factsOf(c, asker.country), Date.now()]
  return popups.map((popup) => {
    if (!stillRuns(popup)) return 'out'
    return all ? decide(popup.targeting, facts, now) : 'asked'
  })
}

export const serve = async (c: Context, { caller, cache, store }: Services, serving: Serving): Promise<Answer> => {
  const { popups, site, asker, preview, cacheKey } = serving
  const decisions = decisionsOf(c, serving)
  const remaining = popups.filter((_, index) => decisions[index] !== 'out')
  const make = async () => {
    const servedPopups = popups.flatMap((popup, index) => {
      const decision = decisions[index] ?? 'out'
      return decision === 'out' ? [] : { ...popup, targeting: leftToPage(popup.targeting, decision, Date.now()) }
    })
    return compiled(servedPopups, serving)
  }
  const find = ({ name, basis }: NonNullable<typeof cacheKey>) =>
    cache.answer(
      `${name} ${site.cooldown} ${keyOf(decisions, remaining, asker)}`,
      site.key,
      { maxEntries: MAX_CACHED_ANSWERS, basis },
      make,
    )
  const answer = await (cacheKey ? find(cacheKey) : make())
  const viewerOf = preview ? () => randomId() : await viewers(store)
  const signature = refusalSignature(await store.signer(), site.key)
  const values: Record<string, string> = {
    country: asker.country,
    ip: asker.ip,
    base: caller.base(c),
    signature,
    now: `${Date.now()}`,
  }
  const slotValue = (name: string): string =>
    name.startsWith(VIEWER) ? viewerOf(name.slice(VIEWER.length)) : (own(values, name) ?? '')
  return { body: fill(answer, slotValue) }
}
