/** The parts of a page that a theme draws again after a change of the cart. */
import { type Markup, markup } from '../markup'
import { priceText } from '../piece'
import type { CartItem, CartJson } from './cart-json'

/** How many one request may ask for. */
export const MAX_SECTIONS = 5

const lineOf = ({ handle, image, product_title, variant_title, quantity, line_price }: CartItem): Markup => markup`
<li class="bag-line" data-handle="${handle}">
  <img src="${image}&width=120" width="60" height="72" alt="" />
  <p><strong>${product_title}</strong><span>${variant_title ?? ''}</span></p>
  <p class="bag-figures"><span>${quantity} ×</span> ${priceText(line_price)}</p>
</li>`

const bagCount = ({ item_count }: CartJson): Markup =>
  markup`<span class="bag-count" data-count="${item_count}"><span class="visually-hidden">Bag, pieces: </span>${item_count}</span>`

const miniCart = ({ items, total_price }: CartJson, root: string): Markup =>
  items.length
    ? markup`
<ul class="bag-lines">${items.map(lineOf)}</ul>
<p class="bag-total"><span>Together</span> <strong data-total="${total_price}">${priceText(total_price)}</strong></p>
<a class="button" href="${root}cart">Go to the bag</a>`
    : markup`<p class="bag-empty">Your bag is empty. Delivery is on us from $80.</p>`

const SECTIONS = new Map([
  ['bag-count', bagCount],
  ['mini-cart', miniCart],
])

export const section = (name: string, cart: CartJson, root: string): Markup | undefined =>
  SECTIONS.get(name)?.(cart, root)

/** Each by its name; null if the theme has none of that name, as Shopify answers. */
export const sectionsOf = (names: string[], cart: CartJson, root: string): Record<string, string | null> =>
  Object.fromEntries(
    names.map((name) => {
      const content = section(name, cart, root)
      return [name, content ? `<div id="shopify-section-${name}" class="shopify-section">${content.text}</div>` : null]
    }),
  )
