/** Cards of a store's products. */
import { createElement } from 'react'
import { convertByPress, type Live, type Part } from '../../core/ui/index'
import { ChosenProducts } from './chosen-products'
import './products.css'

import { createStock, hasStock, type StockOf } from './stock'

/** For one popup, whose products it has. */
const createPart = (stockOf: StockOf): Part => {
  let isCounted = false
  /** Adding to the cart, or following a link to a product, is the conversion of a click popup, once per opening. */
  const count = (live: Live): void => {
    if (isCounted || live.context.popup.target !== 'click') return
    isCounted = true
    convertByPress(live)
  }
  return {
    ready,
    css: import.meta.wispCss,
    components: { 'data-wisp-products': (marked) => createElement(ChosenProducts, { ...marked, stockOf, count }) },
    actions: {
      // A link to a product. The browser follows it itself.
      product(live) {
        count(live)
        live.close('link')
      },
    },
  }
}

export const ready: NonNullable<Part['ready']> = (template, { id }, { page }, parts) => {
  const stockOf = createStock(page, id)
  parts.products = createPart(stockOf)
  return hasStock(template, stockOf)
}
