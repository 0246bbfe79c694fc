/** The product that the page shows, and what was bought. */
import type { Page } from '../../../shared/page/model/page'
import type { LookedAt } from '../../../shared/page/model/store'
import { reportRejection, type Stop } from '../../../shared/page/platform/dom'
import { list, object, text } from '../../../shared/values/names'
import { serverChunk } from './chunks'
import { onEvent } from './events'

let lastLooked: { product: LookedAt; path: string } | undefined

/** Undefined after the visitor has gone to another page, which Wix does without loading it. */
export const product = (): LookedAt | undefined =>
  lastLooked?.path === location.pathname ? lastLooked.product : undefined

const decode = (raw: unknown): LookedAt => {
  const { category, id, name, productId } = object(raw)
  return { id: text(productId ?? id), name: text(name), category: text(category) }
}

export const follow = (page: Page, looked: (product: LookedAt) => void): Stop =>
  onEvent((event, data) => {
    if (event === 'Purchase') {
      const products = list(data.contents).map(decode)
      reportRejection(serverChunk(page).then(({ tellOrder }) => tellOrder(page, products)))
    }
    if (event !== 'productPageLoaded') return
    const product = decode(data)
    if (!product.id) return
    lastLooked = { product, path: location.pathname }
    looked(product)
  })
