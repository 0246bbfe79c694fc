/** The cart as `cart.js` has it: money in cents, the newest line first. */
import { createHash } from 'node:crypto'
import type { KeptCart, Line } from '../carts'
import { type Found, findVariant } from '../piece'
import { imageOf, ROOT } from './addresses'
import { pieces } from './pieces'

const DEFAULT = 'Default Title'

/** A line is named by its variant and what was written on it; here nothing is. */
export const keyOf = (variant: string): string => `${variant}:${createHash('md5').update(variant).digest('hex')}`

const itemOf = ({ piece, variant }: Found, quantity: number, root: string) => {
  const { price, compareAtPrice } = piece
  const plain = variant.title === DEFAULT
  const url = `${root}products/${piece.handle}?variant=${variant.id}`
  return {
    id: Number(variant.id),
    properties: {},
    quantity,
    variant_id: Number(variant.id),
    key: keyOf(variant.id),
    title: plain ? piece.title : `${piece.title} - ${variant.title}`,
    price,
    original_price: price,
    presentment_price: price / 100,
    discounted_price: price,
    line_price: price * quantity,
    original_line_price: price * quantity,
    total_discount: 0,
    discounts: [],
    sku: '',
    grams: 900,
    vendor: 'Kiln & Field',
    taxable: true,
    product_id: Number(piece.id),
    product_has_only_default_variant: plain,
    gift_card: false,
    final_price: price,
    final_line_price: price * quantity,
    compare_at_price: compareAtPrice ?? null,
    url,
    featured_image: { aspect_ratio: 0.833, alt: piece.alt, height: 480, url: imageOf(piece), width: 400 },
    image: imageOf(piece),
    handle: piece.handle,
    requires_shipping: true,
    product_type: piece.kind,
    product_title: piece.title,
    product_description: piece.description,
    variant_title: plain ? null : variant.title,
    variant_options: [variant.title],
    options_with_values: [{ name: plain ? 'Title' : 'Glaze', value: variant.title }],
    line_level_discount_allocations: [],
    line_level_total_discount: 0,
    quantity_rule: { min: 1, max: null, increment: 1 },
    has_components: false,
  }
}

export type CartItem = ReturnType<typeof itemOf>

export const itemsOf = (lines: Line[], root = ROOT): CartItem[] =>
  lines.flatMap(({ variant, quantity }) => {
    const piece = findVariant(pieces, variant)
    return piece ? [itemOf(piece, quantity, root)] : []
  })

export const cartJson = ({ id, lines, note }: KeptCart, root = ROOT) => {
  const items = itemsOf(lines, root)
  const total = items.reduce((sum, { final_line_price }) => sum + final_line_price, 0)
  return {
    token: id,
    note,
    attributes: {},
    original_total_price: total,
    total_price: total,
    total_discount: 0,
    total_weight: items.reduce((sum, { grams, quantity }) => sum + grams * quantity, 0),
    item_count: items.reduce((sum, { quantity }) => sum + quantity, 0),
    items,
    requires_shipping: items.length > 0,
    currency: 'USD',
    items_subtotal_price: total,
    cart_level_discount_applications: [],
    discount_codes: [],
  }
}

export type CartJson = ReturnType<typeof cartJson>
