/** Decodes the server's recommendations (specification, section 7). */
import type { Offer, OfferVariant } from '../../../shared/page/model/store'
import { toMinor } from '../../../shared/page/platform/money'
import { list, object, text } from '../../../shared/values/names'
import { currency as currencyOfPage, root } from '../shopify/globals'
import { plainText } from '../store/plain-text'

/** A variant's price and its price before the discount, as decimal text. */
type Prices = [price: unknown, before: unknown]

/** In the given currency; the variant's own prices are in the shop's. */
const presented = (raw: unknown, currency: string): Prices | undefined => {
  for (const pair of list(object(raw).presentment_prices)) {
    const { compare_at_price: before, price } = object(pair)
    if (object(price).currency_code === currency) return [object(price).amount, object(before).amount]
  }
}

const decodeVariant = (raw: unknown, [price, before]: Prices, currency: string): OfferVariant[] => {
  const {
    available,
    id,
    inventory_management: tracker,
    inventory_policy: policy,
    inventory_quantity: stock,
    title,
  } = object(raw)
  const [amount = -1, compareAtPrice = 0] = [toMinor(price, currency), toMinor(before, currency)]
  if (!text(id) || amount < 0) return []
  const variant = {
    id: text(id),
    title: text(title),
    price: amount,
    // Shops may go on selling what is not in stock, or not count it.
    available:
      available !== false && !(typeof stock === 'number' && stock <= 0 && policy !== 'continue' && tracker !== null),
  }
  return [compareAtPrice > amount ? { ...variant, compareAtPrice } : variant]
}

const decodeOffer = (raw: unknown, currencyOfShop: string): Offer[] => {
  const { body_html, handle, id, image, title, variants: list_ } = object(raw)
  const raws = list(list_)
  const pageCurrency = currencyOfPage()
  // One card has one currency.
  const currency = raws.every((variant) => presented(variant, pageCurrency)) ? pageCurrency : currencyOfShop
  const variants = raws.flatMap((variant) => {
    const { compare_at_price, price } = object(variant)
    const [now, before] = presented(variant, currency) ?? [price, compare_at_price]
    return decodeVariant(
      variant,
      [now, before ?? (currency === currencyOfShop ? compare_at_price : undefined)],
      currency,
    )
  })
  if (!text(id) || !text(title) || !variants.length) return []
  return [
    {
      id: text(id),
      title: text(title),
      description: plainText(body_html),
      image: text(object(image).src),
      url: text(handle) && `${root()}products/${encodeURIComponent(text(handle))}`,
      currency,
      variants,
    },
  ]
}

export const offers = (products: unknown[], currency: string): Offer[] =>
  products.flatMap((product) => decodeOffer(product, currency))
