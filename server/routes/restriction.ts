/** Whether the popups of a site may show at all (specification, sections 4 and 6). */
import type { Restriction } from '../../shared/wire/server/display'
import { monthOf } from '../month'
import type { Site, SiteLimits } from '../store/sites'
import type { Store } from '../store/store'

const TWO_DAYS = 2 * 24 * 60 * 60 * 1000

/**
 * When this month's views were used up; undefined while some are left. No popup shows after that, so the last view tells
 * when it was. Views of the upgrade popup are not the site's own.
 */
const usedUpSince = async ({ key, limits }: Site, { views }: Store, now: number): Promise<number | undefined> => {
  if (limits.views === undefined) return
  const { count, last } = await views.ofSite(key, monthOf(now), limits.upgradePopup)
  return count >= limits.views ? last : undefined
}

const upgradeOf = ({ upgradePopup }: SiteLimits, since: number, now: number): Restriction['upgrade'] =>
  upgradePopup === undefined ? undefined : { popupId: upgradePopup, moreThanTwoDays: now - since > TWO_DAYS }

/** undefined: they may. */
export const restrictionOf = async (site: Site, store: Store, now = Date.now()): Promise<Restriction | undefined> => {
  const { limits } = site
  const { restrictedSince } = limits
  if (restrictedSince !== undefined) return { reason: 'site', upgrade: upgradeOf(limits, restrictedSince, now) }
  const usedUp = await usedUpSince(site, store, now)
  if (usedUp !== undefined) return { reason: 'views', upgrade: upgradeOf(limits, usedUp, now) }
}
