/** Products of the server's answer (specification, section 7). */
import type { Offer, OfferVariant } from '../../../shared/page/model/store'
import { toMinor } from '../../../shared/page/platform/money'
import { list, object, text } from '../../../shared/values/names'
import { plainText } from '../store/plain-text'

type Raw = Record<string, unknown>

/** `price` is the one before a discount. */
const pricesOf = (
  { discountedPrice, price }: Raw,
  currency: string,
): Pick<OfferVariant, 'price' | 'compareAtPrice'> => {
  const before = toMinor(price, currency)
  const now = toMinor(discountedPrice, currency) ?? before ?? -1
  return { price: now, ...(before && before > now && { compareAtPrice: before }) }
}

const hasStock = ({ inStock, quantity }: Raw): boolean =>
  inStock !== false && !(typeof quantity === 'number' && quantity < 1)

const variantsOf = (product: Raw, currency: string): OfferVariant[] => {
  const whole = { id: text(product.id), title: '', available: hasStock(product), ...pricesOf(product, currency) }
  const ownVariants = list(product.variants)
    .map(object)
    .filter(({ id, visible }) => text(id) && visible !== false)
    .map((raw) => {
      const prices = pricesOf(raw, currency)
      return {
        ...whole,
        ...(prices.price < 0 ? {} : { compareAtPrice: undefined, ...prices }),
        id: text(raw.id),
        title: plainText(raw.title),
        available: whole.available && hasStock(raw),
      }
    })
  return (ownVariants.length ? ownVariants : [whole]).filter(({ price }) => price >= 0)
}

export const decodeOffers = (products: unknown[], usual: string): Offer[] =>
  products.map(object).flatMap((raw) => {
    const currency = text(raw.currency) || usual
    const variants = variantsOf(raw, currency)
    const title = plainText(raw.name)
    if (!text(raw.id) || !title || raw.visible === false || !variants.length) return []
    return [
      {
        id: text(raw.id),
        title,
        currency,
        variants,
        description: plainText(raw.description),
        url: text(raw.productUrl),
        image: text(raw.imageUrl),
      },
    ]
  })
