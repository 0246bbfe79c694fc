import type { Signing } from '../db/signing'
import type { Differences } from '../http/address/differences'
import type { DeskRoute } from '../http/route'
import type { Figures } from '../results/figures'
import { ownersAddress, ownerWords, previewPath } from '../sites/owner-link'
import type { Site, Sites } from '../sites/queries'
import { SHARES } from '../template/answers'
import type { PopupFigures, PopupsAnswer, SiteFigures } from './answers'
import { languagesOf } from './popup-language'
import type { Popups, StoredPopup } from './queries'

interface Services {
  /** Differences between how calls arrive and what the settings say. */
  differences: Differences
  /** Paths of pages on this host that are sure to have wisp.js, by the keys of their sites. */
  homes: ReadonlyMap<string, string>
  store: Pick<Signing, 'signer'> & {
    /** Numbers of products and price rules, by site. */
    catalogue: { sizes(): Promise<Map<string, number>> }
    figures: Pick<Figures, 'totals'>
    popups: Pick<Popups, 'list'>
    priceRules: { counts(): Promise<Map<string, number>> }
    sites: Pick<Sites, 'list'>
  }
}

const NONE = { views: 0, closes: 0, conversions: 0, machines: 0, namelessViews: 0, namelessCloses: 0 }

/** Only pages on this host are sure to carry the script, so other sites use the preview page of the server. */
const previewUrl = (id: string, word: string, home: string | undefined): string =>
  home ? ownersAddress(`${home}?ppt-preview=${id}`, word) : previewPath(id, word)

/** The page of a site is in one language, so these are on the preview page. */
const previewsOf = (popup: StoredPopup, word: string): Pick<PopupFigures, 'previews'> =>
  popup.translations
    ? {
        previews: languagesOf(popup).map((language) => ({
          language,
          url: `${previewPath(popup.id, word)}&lang=${language}`,
        })),
      }
    : {}

const firstDomain = (site?: Site): string | undefined => site?.domains.find((domain) => !domain.startsWith('*.'))

const siteUrl = (id: string, word: string, site?: Site): string => {
  const domain = firstDomain(site)
  return domain ? ownersAddress(`https://${domain}/?ppt-preview=${id}`, word) : ''
}

/** A page of a site as its owner visits it, and one that explains why a popup does not show; '' if we know of none. */
const ownersPages = (
  word: string,
  site: Site,
  home: string | undefined,
): Pick<SiteFigures, 'visitUrl' | 'inspectUrl'> => {
  const domain = firstDomain(site)
  const page = home ?? (domain && `https://${domain}/`)
  return {
    visitUrl: page ? ownersAddress(page, word) : '',
    inspectUrl: page ? ownersAddress(`${page}?wisp-inspect`, word) : '',
  }
}

const figuresOf = (
  popup: StoredPopup,
  word: string,
  { site, home, counts = NONE }: { site: Site | undefined; home: string | undefined; counts: typeof NONE | undefined },
): PopupFigures => ({
  id: popup.id,
  name: popup.name,
  type: popup.type,
  site: site?.name ?? '',
  views: counts.views,
  closes: counts.closes,
  namelessViews: counts.namelessViews,
  namelessCloses: counts.namelessCloses,
  conversions: counts.conversions,
  machines: counts.machines,
  // Views may get lost while conversions do not, so the quotient may exceed 1.
  rate: counts.views ? Math.min(1, counts.conversions / counts.views) : 0,
  paused: popup.paused,
  ...(popup.ended && { ended: true as const }),
  ...(popup.parts.includes(SHARES) && { polls: true as const }),
  previewUrl: previewUrl(popup.id, word, home),
  ...previewsOf(popup, word),
  siteUrl: siteUrl(popup.id, word, site),
})

export const deskPopups: DeskRoute<Services> = {
  method: 'GET',
  path: '/desk/api/popups',
  desk: true,
  polled: true,
  async handle(c, { differences, homes, store }) {
    const [words, sites, popups, figures, products, priceRules] = await Promise.all([
      ownerWords(store),
      store.sites.list(),
      store.popups.list(),
      store.figures.totals(),
      store.catalogue.sizes(),
      store.priceRules.counts(),
    ])
    const byKey = new Map(sites.map((site) => [site.key, site]))
    return c.json<PopupsAnswer>({
      problems: differences.list(),
      popups: popups.map((popup) =>
        figuresOf(popup, words(popup.siteKey), {
          site: byKey.get(popup.siteKey),
          home: homes.get(popup.siteKey),
          counts: figures.get(popup.id),
        }),
      ),
      sites: sites.map((site) => ({
        key: site.key,
        name: site.name,
        ...ownersPages(words(site.key), site, homes.get(site.key)),
        products: products.get(site.key) ?? 0,
        priceRules: priceRules.get(site.key) ?? 0,
      })),
    })
  },
}
