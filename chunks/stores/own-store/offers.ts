/** Decodes the server's recommendations, in the shape that Shopify's has (specification, section 7). */
import type { Offer, OfferVariant } from '../../../shared/page/model/store'
import { toMinor } from '../../../shared/page/platform/money'
import { list, object, text } from '../../../shared/values/names'

const decodeVariant = (raw: unknown, currency: string): OfferVariant[] => {
  const { compare_at_price, id, inventory_quantity, price, title } = object(raw)
  const now = toMinor(price, currency) ?? -1
  const before = toMinor(compare_at_price, currency) ?? 0
  if (!text(id) || now < 0) return []
  return [
    {
      id: text(id),
      title: text(title),
      price: now,
      ...(before > now && { compareAtPrice: before }),
      available: !(typeof inventory_quantity === 'number' && inventory_quantity < 1),
    },
  ]
}

/** `url` is a field of our own server: only Shopify makes addresses of handles. */
export const decodeOffers = (products: unknown[], currency: string): Offer[] =>
  products.flatMap((raw) => {
    const { body_html, handle, id, image, title, url, variants } = object(raw)
    const decodedVariants = list(variants).flatMap((variant) => decodeVariant(variant, currency))
    if (!text(id) || !text(title) || !decodedVariants.length) return []
    return [
      {
        id: text(id),
        title: text(title),
        currency,
        variants: decodedVariants,
        description: text(body_html).replace(/<[^<>]*>/g, ' '),
        url: text(url) || (text(handle) && `/products/${encodeURIComponent(text(handle))}`),
        image: text(object(image).src),
      },
    ]
  })
