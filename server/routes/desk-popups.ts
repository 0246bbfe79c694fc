import { DEMO_PATHS } from '../demo-stores/sites'
import type { PopupFigures, PopupsAnswer } from '../desk'
import { previewPath } from '../preview-path'
import type { DeskRoute } from '../route'
import type { StoredPopup } from '../store/popups'
import type { Site } from '../store/sites'

const NONE = { views: 0, closes: 0, conversions: 0 }

/** Only the demo shops are sure to carry the script, so other sites use the preview page on our server. */
const previewUrl = (id: string, site?: Site): string => {
  const home = DEMO_PATHS.get(site?.key ?? '')
  return home ? `${home}?ppt-preview=${id}` : previewPath(id)
}

const siteUrl = (id: string, site?: Site): string => {
  const domain = site?.domains.find((each) => !each.startsWith('*.'))
  return domain ? `https://${domain}/?ppt-preview=${id}` : ''
}

const figuresOf = (
  { id, name, type, paused }: StoredPopup,
  site: Site | undefined,
  counts: typeof NONE = NONE,
): PopupFigures => ({
  id,
  name,
  type,
  site: site?.name ?? '',
  ...{ views: counts.views, closes: counts.closes, conversions: counts.conversions },
  // Views may get lost while conversions do not, so the quotient may exceed 1.
  rate: counts.views ? Math.min(1, counts.conversions / counts.views) : 0,
  paused,
  previewUrl: previewUrl(id, site),
  siteUrl: siteUrl(id, site),
})

export const deskPopups: DeskRoute = {
  method: 'GET',
  path: '/desk/api/popups',
  desk: true,
  polled: true,
  async handle(c, { store }) {
    const [sites, popups, figures, products, priceRules] = await Promise.all([
      store.sites.list(),
      store.popups.list(),
      store.desk.figures.totals(),
      store.catalogue.sizes(),
      store.priceRules.counts(),
    ])
    const byKey = new Map(sites.map((site) => [site.key, site]))
    return c.json<PopupsAnswer>({
      popups: popups.map((popup) => figuresOf(popup, byKey.get(popup.siteKey), figures.get(popup.id))),
      sites: sites.map(({ key, name }) => ({
        ...{ key, name },
        products: products.get(key) ?? 0,
        priceRules: priceRules.get(key) ?? 0,
      })),
    })
  },
}
