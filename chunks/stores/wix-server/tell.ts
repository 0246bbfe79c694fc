/** Tells the server of products, only with consent, and of the same ones once in a visit. */

import type { Page } from '../../../shared/model/page'
import { LIFETIME } from '../../../shared/model/storage-schema'
import type { LookedAt } from '../../../shared/model/store'
import { reportRejection } from '../../../shared/platform/dom'
import { orderedProductsForm, orderedProductsUrl, type ProductSource } from '../../../shared/wire/wix'
import type { StoreFacts } from '../store/adapter'

/** Characters. What was told long ago in a visit may be told again. */
const KEPT = 10_000

const send = (
  { host, send: post, site, storage, visitor }: Page,
  source: ProductSource,
  products: LookedAt[],
): void => {
  if (!products.length || !storage.allowed()) return
  const customer = `${storage.get('customer') ?? ''}`
  const body = orderedProductsForm({ site, clientId: visitor.clientId(), customer, products, source })
  const told = `${storage.get('told.wix') ?? ''}`
  if (told.includes(`${body}\n`)) return
  storage.set('told.wix', `${told}${body}\n`.slice(-KEPT), LIFETIME.visit)
  reportRejection(post(orderedProductsUrl(host), { body, keepalive: true }))
}

/** What the visitor looks at, and what is in the cart. */
export const tellFacts = (page: Page, { cart, looked }: StoreFacts): void => {
  const products = new Map<string, LookedAt>()
  for (const { product } of cart?.lines ?? []) products.set(product, { id: product, name: '', category: '' })
  if (looked) products.set(looked.id, looked)
  send(page, 'browse_abandonment', [...products.values()])
}

export const tellOrder = (page: Page, products: LookedAt[]): void =>
  send(
    page,
    'orders',
    products.filter(({ id }) => id),
  )
