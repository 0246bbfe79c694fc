/** The cart in the shapes of both versions. Amounts are decimal text. */
import type { KeptCart, Line } from '../carts'
import { type Found, findVariant } from '../piece'
import { imageOf, productPath } from './addresses'
import { pieces } from './pieces'

/** Of the catalogue of Wix's own stores. */
export const STORES_APP = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

const money = (cents: number) => {
  const amount = (cents / 100).toFixed(2)
  return { amount, convertedAmount: amount, formattedAmount: `$${amount}`, formattedConvertedAmount: `$${amount}` }
}

/** A product without choices is put into the cart without options. */
const optionsOf = ({ piece, variant }: Found) => (variant.id === piece.id ? undefined : { variantId: variant.id })

/** Stands for the line in calls that change it. */
export const lineIdOf = (variant: string): string => variant.replace(/^5d1e7c0a/, '00000000')

const itemOf = (chosen: Found, quantity: number) => {
  const { piece, variant } = chosen
  return {
    id: lineIdOf(variant.id),
    quantity,
    catalogReference: { appId: STORES_APP, catalogItemId: piece.id, options: optionsOf(chosen) },
    productName: { original: piece.title, translated: piece.title },
    url: { relativePath: productPath(piece), url: productPath(piece) },
    price: money(piece.price),
    fullPrice: money(piece.compareAtPrice ?? piece.price),
    priceBeforeDiscounts: money(piece.price),
    descriptionLines: variant.title ? [{ name: { original: 'Pot' }, plainText: { original: variant.title } }] : [],
    image: { id: piece.handle, url: imageOf(piece), height: 480, width: 400 },
    availability: { status: 'AVAILABLE', quantityAvailable: variant.stock },
    itemType: { preset: 'PHYSICAL' },
    paymentOption: 'FULL_PAYMENT_ONLINE',
  }
}

/** The newest last: Wix appends what is added. */
const itemsOf = (lines: Line[]): { item: Found; quantity: number }[] =>
  lines.toReversed().flatMap(({ variant, quantity }) => {
    const item = findVariant(pieces, variant)
    return item ? [{ item, quantity }] : []
  })

/** The first version has no sum. */
export const cartV1 = ({ id, lines }: KeptCart) => ({
  id,
  currency: 'USD',
  conversionCurrency: 'USD',
  lineItems: itemsOf(lines).map(({ item, quantity }) => itemOf(item, quantity)),
  appliedDiscounts: [],
  buyerInfo: {},
  taxIncludedInPrices: true,
})

export const cartV2 = (cart: KeptCart) => ({
  ...cartV1(cart),
  revision: '1',
  currentCart: true,
  subtotal: money(itemsOf(cart.lines).reduce((sum, { item, quantity }) => sum + item.piece.price * quantity, 0)),
})
