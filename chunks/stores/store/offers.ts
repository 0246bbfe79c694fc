/** Asks the server for the products of a widget. */

import type { Page } from '../../../shared/page/model/page'
import type { Offer, OfferRequest } from '../../../shared/page/model/store'
import { json } from '../../../shared/page/platform/send'
import type { Cart } from '../../../shared/page/visit/cart'
import { list, object } from '../../../shared/values/names'
import { recommendationCall } from '../../../shared/wire/page/recommendation'
import type { Adapter } from './adapter'
import type { Feed } from './feed'
import { recentOf } from './remember'

/** How many products of the cart are asked for (specification, section 9). */
const RECENT_CART_PRODUCTS = 3

/** How many products of the cart an algorithm starts from, the newest; the server refuses more than a hundred ids. */
const MAX_CART_PRODUCTS = 50

const inCart = (cart: Cart | undefined): string[] =>
  [...new Set(cart?.lines.map(({ product }) => product))].slice(0, MAX_CART_PRODUCTS)

type Carts = Pick<Feed, 'cart' | 'ready'>
type Facts = Pick<Adapter, 'catalogue' | 'name' | 'offers' | 'product'>

/** Ids by which the server finds the products; undefined when there is nothing to ask for. */
const idsFor = async (
  { name, product }: Facts,
  { storage }: Page,
  { category, ids }: OfferRequest,
  { cart, ready }: Carts,
): Promise<string[] | undefined> => {
  const here = product()?.id
  const some = (ids: string[]) => (ids.length ? ids : undefined)
  if (category === 'manual' || category === 'product_collection') return some(ids)
  const lastVisited = category === 'last_visited'
  // Products that were looked at last depend on no cart, so it is not read for them.
  const idsInCart = inCart(lastVisited ? cart.peek() : await ready())
  // The product of this page is in front of the visitor already, and what is in the cart they have chosen.
  if (lastVisited) return some(recentOf(storage, name).filter((id) => id !== here && !idsInCart.includes(id)))
  if (category === 'product_in_cart') return some(idsInCart.slice(0, RECENT_CART_PRODUCTS))
  // An algorithm starts from what the visitor looks at, and from what they have chosen.
  return [...new Set([...(here ? [here] : []), ...idsInCart])]
}

export const fetchOffers = async (
  adapter: Facts,
  page: Page,
  request: OfferRequest,
  carts: Carts,
): Promise<Offer[]> => {
  const ids = await idsFor(adapter, page, request, carts)
  // An owner who looks at a design has nothing in the cart and has looked at no product: they see what sells best.
  if (!ids && !(page.preview && /cart|visited/.test(request.category))) return []
  const offerRequest = ids ? request : { ...request, category: 'popular' }
  const { url, body } = recommendationCall(page.host, adapter.catalogue ?? adapter.name, offerRequest, ids ?? [])
  const answer = json(await page.send(url, { body }))
  const products = list(object(answer.data).products)
  return (await adapter.offers(products, `${answer.currency ?? 'USD'}`, page)).slice(0, request.count)
}
