/**
 * The answer that a site's script has inside, for all visitors or for all of one country. If only a call can tell who
 * gets which popup, there is no answer inside.
 */
import type { Context } from 'hono'
import type { AnswerInside, Copy } from '../../shared/wire/answer-inside'
import { hostname } from '../sites/page-host'
import type { Site } from '../sites/queries'
import { needsTime, type OwnQuery } from './answer-text'
import { dayOfKey } from './decisions'
import { makeInsideAnswer } from './inside-answer'
import { selectionFor } from './inside-selection'
import type { Services } from './services'

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

export const insideOf = async (c: Context, services: Services, site: Site): Promise<Inside> => {
  const { caller } = services
  const base = caller.base(c)
  const hosts = site.domains.length ? [...site.domains, caller.origin(c), base].map(hostname) : []
  const selection = await selectionFor(c, services, site)
  const { all, asks, byCountry, country, decisions, now, restriction, sentPopups } = selection
  const span = needsTime(sentPopups) ? TIMED_SPAN_MS : SPAN_MS
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
    copy: { made: Math.floor(now / span) * span, ...(country && { country }) },
    make: (query) => makeInsideAnswer(query, site, { base, hosts, span }, selection, services),
  }
}
