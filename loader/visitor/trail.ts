/** The visitor's way through the site: visits, their pages, where they came from (specification, sections 3 and 9). */

import type { Visitor } from '../../shared/model/rules'
import { LIFETIME, type TrailRecord } from '../../shared/model/storage-schema'
import { doc } from '../../shared/platform/safe-dom'
import type { Storage } from '../../shared/platform/storage'
import type { Flag, Trail } from '../../shared/reporting/visit'
import { list } from '../../shared/wire/names'
import { addressOf } from '../../shared/wire/visited'

/** Pages that are remembered: enough to know an interest by, little enough to send along. */
const MOST_PAGES = 30

export interface TrailKeeper extends Pick<Visitor, 'visits' | 'trail'> {
  /** A page was come to: by loading it, by going back to it, or by a change of address in a single-page site. */
  arrive(): void
  /** Still here. The session's clock runs on in a tab that nobody sees; a visit does not. */
  stay(): void
}

/** An address says where; what a campaign has hung onto it is cut. */
const LONGEST = 200

export const createTrail = (storage: Storage): TrailKeeper => {
  /** What is known of how this page was come to. */
  let way: Omit<Trail, 'session' | 'visited' | 'allVisited'>

  /** Nothing of it is sure to be there: comparisons are written so that what is not says no. */
  const record = () => ({ ...storage.get('trail') }) as TrailRecord
  /** In strings: what storage holds, anything may have written. */
  const all = (): string[] => list(record().pages).map(String)
  /** Times have thirteen digits until 2286: text compares like the numbers it begins with. */
  const ofVisit = (): string[] => all().filter((page) => page >= `${record().began}`)
  const update = (change: Partial<TrailRecord>): void => {
    const open = Date.now()
    storage.set('trail', { ...record(), open, ...(!doc.hidden && { active: open }), ...change })
  }
  const arrive = (): void => {
    const now = Date.now()
    const before = record()
    const away = now - before.active
    const fresh = !(away < LIFETIME.visit)
    const recent = away < LIFETIME.from
    const here = location.href.slice(0, LONGEST)
    const pages = all()
    const last = addressOf(pages.at(-1) ?? '')
    // Come to again without having left it, it is the same page.
    const reloaded = !fresh && last === here
    // Another site's; from page to page of this one it stays.
    const referrer = recent && doc.referrer.startsWith(location.origin) ? before.referrer : doc.referrer
    const flags: Flag[] = fresh ? ['new_session'] : []
    if (away < LIFETIME.old) flags.push('old_user')
    else if (!(away < LIFETIME.visitor)) flags.push('new_user')
    way = { flags, referrer, reloaded, previousUrl: recent && !reloaded ? last : '' }
    update({
      active: now,
      referrer,
      ...(fresh && { visits: +before.visits + 1 || 1, began: now }),
      ...(!(now - before.open < LIFETIME.session) && { session: now }),
      ...(!reloaded && { pages: [...pages, `${now} ${here}`].slice(-MOST_PAGES) }),
    })
  }
  return {
    visits: () => record().visits,
    stay() {
      // Hours asleep end a visit, and so does whoever clears the storage.
      if (doc.hidden || Date.now() - record().active < LIFETIME.visit) update({})
      else arrive()
      storage.flush()
    },
    arrive,
    trail: () => ({ ...way, session: record().session, visited: ofVisit(), allVisited: all() }),
  }
}
