/** Decides if the site's popups may show (specification, sections 4 and 6). */
import type { Restriction } from '../../shared/wire/server/display'
import { monthOf } from '../lib/days'
import type { Figures } from '../results/figures'
import type { Site, SiteLimits } from '../sites/queries'

const TWO_DAYS_MS = 2 * 24 * 60 * 60 * 1000

interface FigureStore {
  figures: Pick<Figures, 'used'>
}

/**
 * When this month's views were used up, in milliseconds since 1970; undefined while some are left. This is the time of
 * the last view, because nothing shows after it. Views of the upgrade popup do not count.
 */
const usedUpSince = async (
  { key, limits }: Site,
  { figures }: FigureStore,
  now: number,
): Promise<number | undefined> => {
  if (limits.views === undefined) return
  const { count, last } = await figures.used(key, monthOf(now), limits.upgradePopup)
  return count >= limits.views ? last : undefined
}

const upgradeOf = ({ upgradePopup }: SiteLimits, since: number, now: number): Restriction['upgrade'] =>
  upgradePopup === undefined ? undefined : { popupId: upgradePopup, moreThanTwoDays: now - since > TWO_DAYS_MS }

/** undefined: no restriction. */
export const restrictionOf = async (
  site: Site,
  store: FigureStore,
  now = Date.now(),
): Promise<Restriction | undefined> => {
  const { limits } = site
  const { restrictedSince } = limits
  if (restrictedSince !== undefined) return { reason: 'site', upgrade: upgradeOf(limits, restrictedSince, now) }
  const usedUp = await usedUpSince(site, store, now)
  if (usedUp !== undefined) return { reason: 'views', upgrade: upgradeOf(limits, usedUp, now) }
}
