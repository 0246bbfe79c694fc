/** The product that the page shows, and what was bought. */
import type { Page } from '../../../shared/model/page'
import type { LookedAt } from '../../../shared/model/store'
import type { Stop } from '../../../shared/platform/dom'
import { list, object, text } from '../../../shared/wire/names'
import { onEvent } from './events'
import { tellOrder } from './tell'

let shown: { product: LookedAt; path: string } | undefined

/** Undefined after the visitor has gone to another page, which Wix does without loading it. */
export const product = (): LookedAt | undefined => (shown?.path === location.pathname ? shown.product : undefined)

const decode = (raw: unknown): LookedAt => {
  const { category, id, name, productId } = object(raw)
  return { id: text(productId ?? id), name: text(name), category: text(category) }
}

export const follow = (page: Page, looked: (product: LookedAt) => void): Stop =>
  onEvent((event, data) => {
    if (event === 'Purchase')
      tellOrder(
        page,
        list(data.contents)
          .map(decode)
          .filter(({ id }) => id),
      )
    const found = decode(data)
    if (event !== 'productPageLoaded' || !found.id) return
    shown = { product: found, path: location.pathname }
    looked(found)
  })
