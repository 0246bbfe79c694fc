/** Tells the server what the visitor looks at, has in the cart and has ordered, only with consent. */

import type { Page } from '../../../shared/page/model/page'
import type { LookedAt } from '../../../shared/page/model/store'
import { orderedProductsForm, orderedProductsUrl, type ToldProducts } from '../../../shared/wire/page/wix'
import type { StoreFacts } from '../store/adapter'
import { isNewOrder, untold } from '../store/untold'

const send = ({ host, send: post, site, visitor }: Page, report: Omit<ToldProducts, 'site' | 'clientId'>): void => {
  // Only statistics: a failure is not worth a second try.
  post(orderedProductsUrl(host), {
    body: orderedProductsForm({ ...report, site, clientId: visitor.clientId() }),
    keepalive: true,
  })
}

export const tellFacts = (page: Page, facts: StoreFacts): void => {
  // Consent may have been withdrawn while this chunk was loaded.
  if (!page.storage.allowed()) return
  for (const { kind, ...news } of untold(page.storage, 'wix', facts))
    send(page, { ...news, customer: facts.customer, source: `${kind}_abandonment` })
}

export const tellOrder = (page: Page, ordered: LookedAt[]): void => {
  const { storage } = page
  const products = ordered.filter(({ id }) => id)
  if (!storage.allowed() || !products.length || !isNewOrder(storage, 'wix', products)) return
  send(page, { products, customer: `${storage.get('customer') ?? ''}`, source: 'orders', total: '', currency: '' })
}
