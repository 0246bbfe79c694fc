/**
 * The calls between a Shopify store and our server. Apart from the store's chunk, because a page needs it only when
 * there is something to report, or a popup that shows products or a threshold.
 */
import type { Page } from '../../../shared/page/model/page'
import { abandonmentUrl } from '../../../shared/wire/page/shopify'
import type { StoreFacts } from '../store/adapter'
import { untold } from '../store/untold'
import { shopId } from './shop'

export { offers } from './offers'
export { thresholds } from './shop'

/** Reports what the visitor looks at and what is in the cart. */
export const tell = async (page: Page, facts: StoreFacts): Promise<void> => {
  const id = await shopId(page)
  // Consent may have been withdrawn meanwhile.
  if (!id || !page.storage.allowed()) return
  // Only statistics: a failure is not worth a second try.
  for (const news of untold(page.storage, 'shopify', facts))
    page.send(abandonmentUrl(page, { ...news, shopId: id, customer: facts.customer }))
}
