import { LooseId } from '../../shared/wire/server/text'
import { check } from '../http/body'
import type { DeskRoute } from '../http/route'
import { dateOf, today } from '../lib/days'
import type { Figures } from '../results/figures'
import type { Sites } from '../sites/queries'
import type { PageFigures, PagesAnswer } from './answers'
import type { CountedHit, PageFigureRows } from './figures'
import type { ImportedPages } from './imported-page'
import { shownPage } from './shown-page'

interface Services {
  pages: ImportedPages
  store: { figures: Pick<Figures, 'leadsSince'>; pageFigures: PageFigureRows; sites: Pick<Sites, 'list'> }
}

/** Days that the desk shows. */
const FIGURE_DAYS = 30

/** The pages that were imported, as they are listed, then those that are elsewhere. */
const pagesOf = async ({ store, pages }: Services, site: string, from: number): Promise<PageFigures[]> => {
  const { pageFigures, figures } = store
  const [importedPages, counted, hits, views, leads] = await Promise.all([
    pages.ofSite(site),
    pageFigures.counted(site),
    pageFigures.hits(site, from),
    pageFigures.views(site, from),
    figures.leadsSince(site, from),
  ])
  const urls = new Map(counted.map(({ page, url }) => [page, url]))
  const byPage = new Map<string, CountedHit[]>()
  for (const hit of hits) {
    const list = byPage.get(hit.page)
    if (list) list.push(hit)
    else byPage.set(hit.page, [hit])
  }
  const viewed = new Map(views.map(({ page, day, views: number }) => [`${page} ${day}`, number]))
  const pageById = new Map(importedPages.map((page) => [page.id, page]))
  return [...new Set([...pageById.keys(), ...urls.keys()])].map((id) =>
    shownPage({
      id,
      url: urls.get(id) ?? '',
      hits: byPage.get(id) ?? [],
      days: Array.from({ length: FIGURE_DAYS }, (_, index) => viewed.get(`${id} ${from + index}`) ?? 0),
      leads: leads.get(id) ?? 0,
      importedPage: pageById.get(id),
    }),
  )
}

/** The site that is asked for, or else the first that has pages; '' if there is none at all. */
const chosen = async ({ store, pages }: Services, siteKey: string): Promise<string> => {
  const keys = (await store.sites.list()).map(({ key }) => key)
  if (keys.includes(siteKey)) return siteKey
  const counted = await store.pageFigures.sites()
  for (const key of keys) if (counted.has(key) || (await pages.ofSite(key)).length) return key
  return keys[0] ?? ''
}

export const deskPages: DeskRoute<Services> = {
  method: 'GET',
  path: '/desk/api/pages',
  desk: true,
  polled: true,
  async handle(c, services) {
    const site = await chosen(services, check(LooseId, c.req.query('site'), 'site'))
    const day = today()
    const from = day - FIGURE_DAYS + 1
    return c.json<PagesAnswer>({
      site,
      from: dateOf(from),
      to: dateOf(day),
      pages: site ? await pagesOf(services, site, from) : [],
    })
  },
}
