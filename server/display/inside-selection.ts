import type { Context } from 'hono'
import type { AskedBecause } from '../../shared/model/asked-because'
import type { StoredPopup } from '../popups/queries'
import type { Site } from '../sites/queries'
import { countryByProxy } from '../targeting/country'
import { placeUsers } from './place-users'
import { restrictionOf } from './restriction'
import type { Services } from './services'
import { decideFor } from './shared-decision'

const needsAgent = ({ targeting: { browser, system, device } = {} }: StoredPopup): boolean =>
  Boolean(browser || system || device === 'tablet')

/** Selects the popups of the answer, and says for whom it is and why a page has to ask instead. */
export const selectionFor = async (c: Context, services: Services, site: Site) => {
  const { cache, caller, country: source, store } = services
  const all = await cache.popupsOf(site.key)
  const restriction = await restrictionOf(site, store)
  const now = Date.now()
  const country = source ? countryByProxy(c, caller, source) : ''
  const decisions = restriction ? [] : all.map((popup) => decideFor(popup, country, now))
  const eligible = all.filter((_, place) => (decisions[place] ?? 'out') !== 'out')
  const users = source?.header || source?.file ? await placeUsers(services, site.key, all) : new Set<string>()
  const isForCountries = all.some(({ targeting }) => targeting?.countries)
  const usesCountry = eligible.some(({ id, targeting }) => targeting?.countries || users.has(id))
  const asksForCountry: AskedBecause | undefined = usesCountry && !country ? 'country' : undefined
  const asks: AskedBecause | undefined = eligible.some(needsAgent) ? 'browser' : asksForCountry
  return {
    all,
    restriction,
    now,
    decisions,
    asks,
    sentPopups: asks ? [] : eligible,
    byCountry: Boolean(source?.header) && (isForCountries || usesCountry),
    /** The country of its visitors, if the answer depends on it. */
    country: usesCountry ? country : '',
  }
}

export type Selection = Awaited<ReturnType<typeof selectionFor>>
