/** The popups that have opened by themselves, in all tabs of the site: each view is an entry of its own in storage. */

import { CALM_SPANS, type Calm, type CalmSpan, type CalmView } from '../../model/calm'
import * as LIFETIME from '../../model/lifetime'
import { newId } from '../../values/id'
import type { Visitor } from '../model/rules'
import type { Storage } from '../storage/storage'
import { addressOf, MAX_VISITED_LENGTH } from '../visit/visit'

/** The rules of a calm site, by what they limit. */
export const CALM_RULES = {
  page: 'mostPerPage',
  visit: 'mostPerVisit',
  day: 'mostPerDay',
  week: 'mostPerWeek',
  pause: 'pauseBetween',
  subscribers: 'knownSubscriber',
} as const

const PREFIX = 'view.'

const DAY_MS = 86_400_000
const LENGTHS_MS: Partial<Record<CalmSpan, number>> = { day: DAY_MS, week: 7 * DAY_MS }

type Stored = Pick<Storage, 'get' | 'keys'>

/** Oldest first. Any script may have written to storage, and a view in the future was stored while the clock was wrong. */
export const calmViews = ({ get, keys }: Stored, now: number): CalmView[] =>
  keys(PREFIX)
    .flatMap((key) => {
      const { at, page } = { ...get(key) } as Partial<CalmView>
      return typeof at === 'number' && at <= now ? [{ at, page: Number(page) }] : []
    })
    .sort((a, b) => a.at - b.at)

/** Written at once: another tab may be about to show one. */
export const addCalmView = ({ flush, set }: Pick<Storage, 'flush' | 'set'>, view: CalmView): void => {
  set(`${PREFIX}${newId()}`, view, LIFETIME.week)
  flush()
}

export interface CalmPlace {
  now: number
  /** When this visit began. */
  visit: number
  /** When the visitor came to this page. */
  page: number
}

/**
 * When the visitor came to the page of this tab, as the trail of all tabs has it; one that is loaded again is the same
 * page.
 */
export const pageIn = ({ trail }: Pick<Visitor, 'trail'>): number => {
  const { visited } = trail()
  const address = location.href.slice(0, MAX_VISITED_LENGTH)
  const here = visited.filter((page) => addressOf(page) === address)
  return Number.parseInt(here.at(-1) ?? visited.at(-1) ?? '', 10) || 0
}

interface Browser {
  storage: Pick<Storage, 'get'>
  visitor: Pick<Visitor, 'now' | 'trail'>
}

export const calmPlace = ({ storage, visitor }: Browser, page = pageIn(visitor)): CalmPlace => ({
  now: visitor.now(),
  visit: Number(storage.get('trail')?.began),
  page,
})

export const viewsIn = (span: CalmSpan, views: CalmView[], { now, page, visit }: CalmPlace): CalmView[] => {
  if (span === 'page') return views.filter((view) => view.page === page)
  return views.filter(({ at }) => at >= (span === 'visit' ? visit : now - Number(LENGTHS_MS[span]) + 1))
}

/** The other pages on which views were may still be open, but hardly as many as these. */
const MAX_PAGE_VIEWS = 100

/** Forgets the views that no limit of the site can count any more. */
export const removeOldViews = (
  { get, keys, set }: Pick<Storage, 'get' | 'keys' | 'set'>,
  calm: Calm,
  { now, visit }: CalmPlace,
): void => {
  const oldestOf: Record<CalmSpan, number> = {
    page: calmViews({ get, keys }, now).at(-MAX_PAGE_VIEWS)?.at ?? 0,
    visit,
    day: now - DAY_MS,
    week: now - 7 * DAY_MS,
  }
  const limited = CALM_SPANS.filter((span) => calm[span])
  const oldest = Math.min(now - Number(calm.pause ?? 0) * 1000, ...limited.map((span) => oldestOf[span]))
  for (const key of keys(PREFIX)) if (Number(get(key)?.at) < oldest) set(key, undefined)
}

/** When a span has room for one more by time alone; NaN if only another page or visit makes room. */
export const roomAt = (span: CalmSpan, views: CalmView[], limit: number): number =>
  Number(views.at(-limit)?.at) + Number(LENGTHS_MS[span])

/** The moments at which views leave a span. */
export const endsOf = (views: CalmView[]): number[] =>
  CALM_SPANS.flatMap((span) => views.map(({ at }) => at + Number(LENGTHS_MS[span])))
