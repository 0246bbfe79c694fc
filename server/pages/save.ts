import { invalid } from '../lib/invalid'
import { type Addresses, mustKnowPages } from '../sites/addresses'
import { elementsOf } from '../template/elements'
import { hasSecretField, NO_SECRETS } from '../template/secret-fields'
import { siteLinksIn } from '../template/site-links'
import { linkUses } from './link-uses'
import { makePage } from './make'
import type { Obstacle } from './page-conflict'
import { pathOf } from './page-html'
import type { Pages } from './queries'
import type { ReadPage } from './read'

const REFUSALS: Record<Obstacle, (page: ReadPage) => string> = {
  site: ({ document: { id } }) => `The page ${id} belongs to another site; give this one an id of its own`,
  popup: ({ document: { id } }) => `${id} is the id of a popup; give the page an id of its own`,
  slug: ({ document: { slug } }) => `Another page has the address ${pathOf(slug)}; give this one a slug of its own`,
}

interface PageStore {
  pages: Pick<Pages, 'save'>
  addresses: Pick<Addresses, 'of'>
}

/** Stores a page, or throws an Invalid. */
export const savePage = async ({ pages, addresses }: PageStore, siteKey: string, page: ReadPage): Promise<void> => {
  const newPage = makePage(page, siteKey)
  const variants = newPage.variants.map(({ html }) => elementsOf(html))
  if (variants.some(hasSecretField)) throw invalid(`The page ${NO_SECRETS}`)
  await mustKnowPages(addresses, siteKey, linkUses(page.document, siteLinksIn(variants.flat())))
  const obstacle = await pages.save(siteKey, newPage)
  if (obstacle) throw invalid(REFUSALS[obstacle](page))
}
