/** Finds what a path names, or answers 404. Keys are validated before the query, because they may contain anything. */
import type { Context } from 'hono'
import { Refusal } from '../refusal'
import type { DeskTools, Tools } from '../route'
import { isPresent, type StoredPopup } from '../store/popups'
import type { Site } from '../store/sites'

export const siteOf = async (key: string, { known }: Pick<Tools, 'known'>): Promise<Site> => {
  const site = /^[\w-]{1,64}$/.test(key) ? await known.site(key) : undefined
  if (!site) throw new Refusal(404, 'There is no site with this key')
  return site
}

/** The one site that lists this host among its domains. */
export const siteListing = async (host: string, { store }: Tools): Promise<Site> => {
  const [site, another] = host ? await store.sites.listing(host) : []
  if (site && !another) return site
  const why = site ? 'Several sites list this domain' : 'No site lists this domain'
  throw new Refusal(404, `${why}; name the site by its key`, { field: 'site' })
}

const isId = (id: string): boolean => /^[\w-]{13}$/.test(id)

export const findPopup = async (id: string, { known }: Pick<Tools, 'known'>): Promise<StoredPopup | undefined> => {
  const popup = isId(id) ? await known.popup(id) : undefined
  return popup && isPresent(popup) ? popup : undefined
}

export const NO_POPUP = 'There is no popup with this id'

const mustExist = (popup: StoredPopup | undefined, field?: string): StoredPopup => {
  if (!popup) throw new Refusal(404, NO_POPUP, { field })
  return popup
}

export const popupOf = async (id: string, tools: Tools, field?: string): Promise<StoredPopup> =>
  mustExist(await findPopup(id, tools), field)

/** The popup of a report. Includes deleted ones: a page that was open at the time still sends reports and leads. */
export const reportedPopup = async (
  id: string,
  { known }: Pick<Tools, 'known'>,
  field?: string,
): Promise<StoredPopup> => mustExist(isId(id) ? await known.popup(id) : undefined, field)

/** The same for the desk. */
export const storedPopup = async (id: string, { store }: Pick<DeskTools, 'store'>): Promise<StoredPopup> =>
  mustExist(isId(id) ? await store.popups.findEver(id) : undefined)

/** A path parameter that the route's pattern guarantees. */
export const param = (c: Context, name: string): string => c.req.param(name) ?? ''
