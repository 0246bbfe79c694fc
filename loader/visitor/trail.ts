/** The visitor's way through the site: visits, their pages, where they came from (specification, sections 3 and 9). */

import * as LIFETIME from '../../shared/model/lifetime'
import type { Visitor } from '../../shared/page/model/rules'
import { bare } from '../../shared/page/platform/safe-dom'
import type { Storage } from '../../shared/page/storage/storage'
import type { TrailRecord } from '../../shared/page/storage/storage-schema'
import { addressOf, type Flag, MAX_VISITED_LENGTH, type Trail } from '../../shared/page/visit/visit'
import { list } from '../../shared/values/names'

/** How many pages to remember: enough to recognise an interest, few enough to send with requests. */
const MAX_PAGES = 30

export interface TrailKeeper extends Pick<Visitor, 'visits' | 'trail'> {
  /**
   * The visitor came to a page: by loading it, by going back to it, or by a change of address in a single-page site.
   */
  arrive(): void
  /** The visitor is still here. The session's clock also runs in a hidden tab; the visit does not. */
  stay(): void
}

export const createTrail = (storage: Storage): TrailKeeper => {
  /** How the visitor came to this page. */
  let journey: Omit<Trail, 'session' | 'visited' | 'allVisited'>

  /** Any property may be missing, so comparisons are written to be false for undefined. */
  const record = () => ({ ...storage.get('trail') }) as TrailRecord
  /** All visits that are stored, as strings: any script may have written to storage. */
  const all = (): string[] => list(record().pages).map(String)
  /** Each begins with its time. Compared as numbers: V8 makes a table of 48 kB once a page turns several times into texts. */
  const ofVisit = (): string[] =>
    all().filter((page) => parseFloat(page) >= record().began && parseFloat(page) <= Date.now())
  const update = (change: Partial<TrailRecord>): void => {
    const open = Date.now()
    storage.set('trail', { ...record(), open, ...(!bare(document, 'hidden') && { active: open }), ...change })
  }
  const arrive = (): void => {
    const now = Date.now()
    const before = record()
    // A visit that a wrong clock has dated in the future does not count as an earlier one.
    const away = now < before.active ? Number.NaN : now - before.active
    const fresh = !(away < LIFETIME.visit)
    const recent = away < LIFETIME.from
    const here = location.href.slice(0, MAX_VISITED_LENGTH)
    const pages = all()
    const last = addressOf(pages.at(-1) ?? '')
    // The same address as before is the same page, for instance after a reload.
    const reloaded = !fresh && last === here
    // The referrer is another site. It stays the same while the visitor goes from page to page.
    const referrer =
      recent && bare(document, 'referrer').startsWith(`${location.origin}/`)
        ? before.referrer
        : bare(document, 'referrer')
    const flags: Flag[] = fresh ? ['new_session'] : []
    if (away < LIFETIME.old) flags.push('old_user')
    else if (!(away < LIFETIME.visitor)) flags.push('new_user')
    journey = { flags, referrer, reloaded, previousUrl: recent && !reloaded ? last : '' }
    if (!reloaded) pages.push(`${now} ${here}`)
    // The page on which a visit began stays.
    pages.splice(+(before.began <= parseFloat(pages[0] as string)), pages.length - MAX_PAGES)
    update({
      active: now,
      referrer,
      ...(fresh && { visits: +before.visits + 1 || 1, began: now }),
      ...(!(now - before.open < LIFETIME.session && before.session <= now) && { session: now }),
      pages,
    })
  }
  return {
    visits: () => record().visits,
    stay() {
      // A computer that slept for hours ends the visit, and so does clearing the storage.
      if (bare(document, 'hidden') || Date.now() - record().active < LIFETIME.visit) update({})
      else arrive()
      storage.flush()
    },
    arrive,
    trail: () => ({ ...journey, session: record().session, visited: ofVisit(), allVisited: all() }),
  }
}
