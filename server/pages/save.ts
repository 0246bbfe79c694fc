import { invalid } from '../lib/invalid'
import { elementsOf } from '../template/elements'
import { hasSecretField, NO_SECRETS } from '../template/secret-fields'
import { makePage } from './make'
import type { Obstacle } from './obstacle'
import { pathOf } from './page-html'
import type { Pages } from './queries'
import type { ReadPage } from './read'

const REFUSALS: Record<Obstacle, (page: ReadPage) => string> = {
  site: ({ document: { id } }) => `The page ${id} belongs to another site; give this one an id of its own`,
  popup: ({ document: { id } }) => `${id} is the id of a popup; give the page an id of its own`,
  slug: ({ document: { slug } }) => `Another page has the address ${pathOf(slug)}; give this one a slug of its own`,
}

/** Stores a page, or throws an Invalid. */
export const savePage = async (pages: Pick<Pages, 'save'>, siteKey: string, page: ReadPage): Promise<void> => {
  const newPage = makePage(page, siteKey)
  if (newPage.variants.some(({ html }) => hasSecretField(elementsOf(html)))) throw invalid(`The page ${NO_SECRETS}`)
  const obstacle = await pages.save(siteKey, newPage)
  if (obstacle) throw invalid(REFUSALS[obstacle](page))
}
