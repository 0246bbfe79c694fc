import type { DeskRoute } from '../http/route'
import { param } from '../http/route'
import type { Site, Sites } from '../sites/queries'
import type { LinkRow, LinksAnswer } from './answers'
import { type Destination, destinationsOf } from './destinations'
import type { Popups } from './queries'
import { addressProblem, otherHost, webAddress } from './reachable'
import { storedPopup } from './stored-popup'

interface Services {
  store: { popups: Pick<Popups, 'findEver' | 'record'>; sites: Pick<Sites, 'find'> }
}

/** Of a site that has been removed, nothing is known. */
const NO_SITE = { domains: [], addresses: { privacy: '', terms: '' } }

const rowOf = (destination: Destination, site: Pick<Site, 'domains' | 'addresses'>): LinkRow => {
  const [url, host] = [webAddress(destination, site), otherHost(destination, site)]
  const problem = addressProblem(destination, site)
  const { address, by, words } = destination
  return { address, by, words, ...(url && { url }), ...(host && { host }), ...(problem && { problem }) }
}

/** The addresses to which a popup sends its visitors. */
export const deskLinks: DeskRoute<Services> = {
  method: 'GET',
  path: '/desk/api/popups/:id/links',
  desk: true,
  async handle(c, { store }) {
    const popup = await storedPopup(param(c, 'id'), { store })
    const site = (await store.sites.find(popup.siteKey)) ?? NO_SITE
    const template = await store.popups.record(popup.id)
    const all = destinationsOf(popup, template ?? { links: [] })
    return c.json<LinksAnswer>({ links: all.map((destination) => rowOf(destination, site)) })
  },
}
