import type { PopupFigures, PopupsAnswer } from '../../shared/desk'
import { DEMO_KEY } from '../demo'
import type { Route } from '../route'
import type { Counts } from '../store/desk'
import type { StoredPopup } from '../store/popups'
import type { Site } from '../store/sites'

const NONE: Counts = { views: 0, closes: 0, conversions: 0 }

/** Where the owner sees a popup as visitors would; '' for a site that lists no domain. */
const previewUrl = (id: string, site?: Site): string => {
  if (site?.key === DEMO_KEY) return `/?ppt-preview=${id}`
  const domain = site?.domains[0]
  return domain ? `https://${domain}/?ppt-preview=${id}` : ''
}

const figuresOf = ({ id, name, type }: StoredPopup, site: Site | undefined, counts = NONE): PopupFigures => ({
  id,
  name,
  type,
  site: site?.name ?? '',
  ...counts,
  // Reports of views may be lost, leads are not: more conversions than views are possible.
  rate: counts.views ? Math.min(1, counts.conversions / counts.views) : 0,
  previewUrl: previewUrl(id, site),
})

export const deskPopups: Route = {
  method: 'GET',
  path: '/desk/api/popups',
  desk: true,
  polled: true,
  async handle(c, { store }) {
    const [sites, popups, figures] = await Promise.all([store.sites.list(), store.popups.list(), store.desk.figures()])
    const byKey = new Map(sites.map((site) => [site.key, site]))
    return c.json<PopupsAnswer>({
      popups: popups.map((popup) => figuresOf(popup, byKey.get(popup.siteKey), figures.get(popup.id))),
    })
  },
}
