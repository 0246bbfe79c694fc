/** Cards of a store's products. */
import { createElement } from 'react'
import { formStepsOf } from '../../../shared/page/model/form-steps'
import { convertByPress, type Live, type Part } from '../../core/ui/index'
import { isAnswered, withChosen } from './chosen'
import { ChosenProducts } from './chosen-products'
import './products.css'
import { type Attribute, attributesOf, readSettings } from './settings'
import { createStock, hasStock, isQuiz, type StockOf, widgetsIn } from './stock'

/** Asks for what the answers of a quiz choose as soon as they are given, so that it is there when its screen comes. */
const askEarly =
  (widgets: Attribute[], stockOf: StockOf): NonNullable<Part['hold']> =>
  (live) => {
    const { effect, untracked } = live.context.page.signals
    const steps = formStepsOf(live)
    const ask = (): void => {
      const sets = steps?.answers().chosen('data-wisp-set') ?? []
      if (isAnswered(live.root, sets))
        for (const attribute of widgets) stockOf(readSettings(withChosen(attribute, sets)).request)
    }
    return effect(() => {
      if (steps?.changes.value) untracked(ask)
    })
  }

/** For one popup, whose products it has. */
const createPart = (template: Document, stockOf: StockOf): Part => {
  const isChosen = isQuiz(template)
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
    components: {
      'data-wisp-products': (marked) => createElement(ChosenProducts, { ...marked, stockOf, count, isQuiz: isChosen }),
    },
    ...(isChosen && { hold: askEarly(widgetsIn(template).map(attributesOf), stockOf) }),
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
  parts.products = createPart(template, stockOf)
  return hasStock(template, stockOf)
}
