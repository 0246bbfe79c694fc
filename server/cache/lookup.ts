/** Finds what a path names, or answers 404. Keys are validated before the query, because they may contain anything. */

import { Refusal } from '../http/refusal'
import { isPresent, type StoredPopup } from '../popups/queries'
import { isId, mustExist } from '../popups/stored-popup'
import type { Site, Sites } from '../sites/queries'
import type { SiteCache } from './site-cache'

interface Cached {
  cache: SiteCache
}

export const siteOf = async (key: string, { cache }: Cached): Promise<Site> => {
  const site = /^[\w-]{1,64}$/.test(key) ? await cache.site(key) : undefined
  if (!site) throw new Refusal(404, 'There is no site with this key')
  return site
}

export interface ListingServices {
  store: { sites: Pick<Sites, 'listing'> }
}

/** The one site that lists this host among its domains. */
export const siteListing = async (host: string, { store }: ListingServices): Promise<Site> => {
  const [site, another] = host ? await store.sites.listing(host) : []
  if (site && !another) return site
  const why = site ? 'Several sites list this domain' : 'No site lists this domain'
  throw new Refusal(404, `${why}; name the site by its key`, { field: 'site' })
}

export const findPopup = async (id: string, { cache }: Cached): Promise<StoredPopup | undefined> => {
  const popup = isId(id) ? await cache.popup(id) : undefined
  return popup && isPresent(popup) ? popup : undefined
}

export const popupOf = async (id: string, services: Cached, field?: string): Promise<StoredPopup> =>
  mustExist(await findPopup(id, services), field)

/** The popup of a report. Includes deleted ones: a page that was open at the time still sends reports and leads. */
export const reportedPopup = async (id: string, { cache }: Cached, field?: string): Promise<StoredPopup> =>
  mustExist(isId(id) ? await cache.popup(id) : undefined, field)
