/** Reads a template's attributes. Values that make no sense count as not given. */
import { LAYOUTS, type Layout } from '../../../shared/model/design'
import { MAX_PRODUCTS, PRODUCT_BUTTONS, type ProductButton, SIZE_COUNT } from '../../../shared/model/product-widget'
import type { OfferRequest } from '../../../shared/page/model/store'

/** An attribute's value by the rest of its name after `data-wisp-`; '' if it is missing. */
export type Attribute = (name: string) => string

export interface Settings {
  /** The products to ask the server for. */
  request: Omit<OfferRequest, 'popupId'>
  size: number
  layout: Layout
  button: ProductButton
}

const oneOf = <T extends string>(words: readonly [T, ...T[]], value: string): T =>
  words.find((word) => word === value) ?? words[0]

/** 3 is the default of everything that is counted here. */
const upTo = (max: number, value: string): number => {
  const number = Number(value)
  return number % 1 === 0 && number > 0 && number <= max ? number : 3
}

export const readSettings = (attribute: Attribute): Settings => ({
  request: {
    category: attribute('products').trim() || 'popular',
    ids: attribute('ids')
      .split(/[\s,]+/)
      .filter(Boolean),
    count: upTo(MAX_PRODUCTS, attribute('count')),
  },
  size: upTo(SIZE_COUNT, attribute('size')),
  layout: oneOf(LAYOUTS, attribute('layout')),
  button: oneOf(PRODUCT_BUTTONS, attribute('button')),
})

export const attributesOf =
  (element: Element): Attribute =>
  (name) =>
    // By prototype, because the fields of a form may hide its methods.
    Element.prototype.getAttribute.call(element, `data-wisp-${name}`) ?? ''
