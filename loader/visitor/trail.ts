/** The visitor's way through the site: visits, their pages, where they came from (specification, sections 3 and 9). */
import { LIFETIME, type TrailRecord } from '../../shared/kept'
import type { Visitor } from '../../shared/rules'
import type { Storage } from '../../shared/storage'
import type { Flag } from '../../shared/visit'
import { list } from '../../shared/wire/names'
import { addressOf } from '../../shared/wire/visited'

/** Pages that are remembered: enough to know an interest by, little enough to send along. */
const MOST_PAGES = 30

export interface TrailKeeper extends Pick<Visitor, 'visits' | 'pages' | 'sessionBegan' | 'trail'> {
  /** A page was come to: by loading it, by going back to it, or by a change of address in a single-page site. */
  arrive(): void
  /** Still here. The session's clock runs on in a tab that nobody sees; a visit does not. */
  stay(): void
}

/** An address says where; what a campaign has hung onto it is cut. */
const LONGEST = 300

/** What is counted on before anything is known. */
const NOBODY = { visits: 0, active: 0, open: 0 }

export const createTrail = (storage: Storage): TrailKeeper => {
  let flags: Flag[]
  let reloaded = false
  let previousUrl = ''
  let referrer = ''

  const record = () => ({ ...NOBODY, ...storage.get('trail') }) as TrailRecord
  /** In strings: what storage holds, anything may have written. */
  const all = (): string[] => list(record().pages).map(String)
  /** Times are of equally many digits: as texts they compare like numbers. */
  const ofVisit = (): string[] => all().filter((page) => page >= `${record().began}`)
  const update = (change: Partial<TrailRecord>): void => {
    const open = Date.now()
    storage.set('trail', { ...record(), open, ...(!document.hidden && { active: open }), ...change })
  }
  return {
    visits: () => record().visits,
    pages: () => ofVisit().length,
    sessionBegan: () => record().session,
    stay() {
      update({})
      storage.flush()
    },
    arrive() {
      const now = Date.now()
      const before = record()
      const away = now - before.active
      const fresh = away > LIFETIME.visit
      const recent = away < LIFETIME.from
      const here = location.href.slice(0, LONGEST)
      const pages = all()
      const last = addressOf(pages.at(-1) ?? '')
      // Come to again without having left it, it is the same page.
      const moved = fresh || last !== here
      reloaded = !moved
      flags = fresh ? ['new_session'] : []
      if (away > LIFETIME.visitor) flags.push('new_user')
      else if (away < LIFETIME.old) flags.push('old_user')
      previousUrl = recent && moved ? last : ''
      // Another site's; from page to page of this one it stays.
      referrer = recent && document.referrer.startsWith(location.origin) ? before.referrer : document.referrer
      update({
        active: now,
        referrer,
        ...(fresh && { visits: before.visits + 1, began: now }),
        ...(now - before.open > LIFETIME.session && { session: now }),
        ...(moved && { pages: [...pages, `${now} ${here}`].slice(-MOST_PAGES) }),
      })
    },
    trail: () => ({
      flags,
      referrer,
      previousUrl,
      reloaded,
      visited: ofVisit(),
      allVisited: all(),
    }),
  }
}
