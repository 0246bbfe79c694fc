import type { Context } from 'hono'
import type { SiteWeight } from '../../shared/model/weight'
import { own } from '../../shared/values/own'
import { siteOf } from '../cache/lookup'
import type { SiteCache } from '../cache/site-cache'
import { stillRuns } from '../display/decisions'
import { restrictionOf } from '../display/restriction'
import type { Caller } from '../http/caller'
import { type Rate, refuseFor } from '../http/rate'
import type { Route } from '../http/route'
import { param } from '../http/route'
import { PIXELS_PER_RENDERING } from '../images/call'
import type { StoredPopup } from '../popups/queries'
import type { Figures } from '../results/figures'
import { type CountrySource, countryOf } from '../targeting/country'
import { decide } from '../targeting/decide'
import { factsOf } from '../targeting/facts'
import { type WeighServices, weigh } from './weigh'

interface Services extends Omit<WeighServices, 'store'> {
  cache: SiteCache
  caller: Caller
  country?: CountrySource | undefined
  renderings: Rate
  store: WeighServices['store'] & { figures: Pick<Figures, 'used'> }
}

/** The popups that a page of this caller would be told of: strangers learn nothing of the others. */
const popupsFor = (c: Context, all: StoredPopup[], { caller, country }: Services): StoredPopup[] => {
  const facts = factsOf(c, country ? countryOf(c, caller, country) : '')
  const now = Date.now()
  return all.filter((popup) => stillRuns(popup) && decide(popup.targeting, facts, now) !== 'out')
}

/** The weights of popups, for machines. Computed once for all who ask about the same ones, until the site changes. */
export const weightCall: Route<Services> = {
  method: 'GET',
  path: '/weigh/:file{[\\w-]+\\.json}',
  compressed: true,
  async handle(c, services) {
    const { cache, caller, renderings } = services
    const site = await siteOf(param(c, 'file').replace(/\.json$/, ''), services)
    const restricted = await restrictionOf(site, services.store)
    const all = await cache.popupsOf(site.key)
    const popups = restricted ? [] : popupsFor(c, all, services)
    const base = caller.base(c)
    const allow = (pixels: number): void =>
      refuseFor(
        renderings(caller.network(c), 1 + Math.floor(pixels / PIXELS_PER_RENDERING)),
        'Too many new pictures were asked for from your address',
      )
    const make = async (): Promise<{ weight: SiteWeight; size: number }> => {
      const ids = popups.map(({ id }) => id)
      const htmlOf = async ({ id, translatedTo }: StoredPopup): Promise<string> => {
        const template =
          translatedTo === undefined
            ? await cache.template(id, site.key)
            : own((await cache.translated(id, site.key)) ?? {}, translatedTo)
        return template?.html ?? ''
      }
      const recordOf = async ({ id, translatedTo }: StoredPopup) =>
        translatedTo === undefined ? cache.record(id, site.key) : undefined
      const weight = await weigh(services, { site, popups, ids, htmlOf, recordOf, base, allow })
      return { weight, size: 2 * JSON.stringify(weight).length }
    }
    const name = `weight ${base} ${popups.map(({ id }) => id).join(' ')}`
    const { weight } = await cache.answer(name, site.key, all, make)
    return c.json(weight, 200, { 'Cache-Control': 'no-store', 'Access-Control-Allow-Origin': '*' })
  },
}
