/** What a template's attributes ask for. Values that make no sense count as not given. */
import { LAYOUTS, type Layout } from '../../../shared/model/design'
import { MOST_PRODUCTS, PRODUCT_BUTTONS, type ProductButton, SIZES } from '../../../shared/model/product-widget'
import type { OfferRequest } from '../../../shared/model/store'

/** An attribute's value by the rest of its name after `data-wisp-`; empty or nothing if it is missing. */
export type Attribute = (name: string) => string | null | undefined

export interface Settings extends Omit<OfferRequest, 'popupId'> {
  size: number
  layout: Layout
  button: ProductButton
}

const oneOf = <T extends string>(words: readonly [T, ...T[]], value: unknown): T =>
  words.find((word) => word === value) ?? words[0]

/** 3 is the default of everything that is counted here. */
const upTo = (most: number, value: unknown): number => {
  const number = Number(value)
  return Number.isInteger(number) && number > 0 && number <= most ? number : 3
}

export const readSettings = (attribute: Attribute): Settings => ({
  category: attribute('products')?.trim() || 'popular',
  ids: (attribute('ids') ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter(Boolean),
  count: upTo(MOST_PRODUCTS, attribute('count')),
  size: upTo(SIZES, attribute('size')),
  layout: oneOf(LAYOUTS, attribute('layout')),
  button: oneOf(PRODUCT_BUTTONS, attribute('button')),
})

export const attributesOf =
  (element: Element): Attribute =>
  (name) =>
    // By prototype, because the fields of a form may hide its methods.
    Element.prototype.getAttribute.call(element, `data-wisp-${name}`)
