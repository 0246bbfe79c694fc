/** Sets the limits that stop a site's popups from showing. */
import { invalid, together } from '../lib/invalid'
import type { SiteLimits, Sites } from './queries'

interface LimitsStore {
  sites: Pick<Sites, 'find' | 'setLimits'>
  popups: { find(id: string): Promise<object | undefined> }
}

/** As an owner says it; nothing in it is checked yet. What is absent stays as it is. */
interface LimitsInput {
  restricted?: boolean
  /** A number, or `none`. */
  views?: string
  /** The id of a popup, or `none`. */
  upgradePopup?: string | undefined
}

const NONE = 'none'
const MAX_VIEW_LIMIT = 1_000_000_000

const viewsOf = (text: string): number | undefined => {
  if (text === NONE) return
  const views = Number(text)
  if (Number.isInteger(views) && views >= 1 && views <= MAX_VIEW_LIMIT) return views
  throw invalid(`takes a whole number of views from 1 to ${MAX_VIEW_LIMIT}, or ${NONE}, got "${text}"`, {
    path: ['views'],
  })
}

const upgradeOf = async ({ popups }: LimitsStore, id: string): Promise<string | undefined> => {
  if (id === NONE) return
  if (!(await popups.find(id)))
    throw invalid(`There is no popup ${id}. All popups: wisp popup list`, { path: ['upgradePopup'] })
  return id
}

/** Sets some of a site's limits, or throws an Invalid with all that is wrong. @returns all of its limits */
export const setLimits = async (
  store: LimitsStore,
  siteKey: string,
  { restricted, views, upgradePopup }: LimitsInput,
): Promise<SiteLimits> => {
  const before: SiteLimits = (await store.sites.find(siteKey))?.limits ?? {}
  const [viewLimit, upgrade] = await together(
    () => (views === undefined ? before.views : viewsOf(views)),
    () => (upgradePopup === undefined ? before.upgradePopup : upgradeOf(store, upgradePopup)),
  )
  // A site that is restricted already keeps its start time.
  const since = restricted ? (before.restrictedSince ?? Date.now()) : undefined
  const limits = {
    restrictedSince: restricted === undefined ? before.restrictedSince : since,
    views: viewLimit,
    upgradePopup: upgrade,
  }
  await store.sites.setLimits(siteKey, limits)
  return limits
}
