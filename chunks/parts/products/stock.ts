/** The products of a popup's widgets, fetched before it shows. */
import type { Page } from '../../../shared/page/model/page'
import { type Offer, openStore, type Store } from '../../../shared/page/model/store'
import { bare } from '../../../shared/page/platform/safe-dom'
import { firstOf } from '../../core/ui/index'
import { setsIn } from './chosen'
import { attributesOf, readSettings, type Settings } from './settings'

/** The products that a widget draws. */
export interface Stock {
  store: Store
  offers: Offer[]
}

/** Undefined if there is nothing to draw; a promise until that is known. */
type StockRequest = Stock | undefined | Promise<Stock | undefined>

/** Asks the store; widgets of the popup that want the same share the answer. */
export type StockOf = (request: Settings['request'], key?: string) => StockRequest

const fetchStock = async (page: Page, popupId: string, request: Settings['request']): Promise<Stock | undefined> => {
  try {
    const store = await openStore(page)
    const offers = (await store.offers({ popupId, ...request })).slice(0, request.count)
    return offers.length ? { store, offers } : undefined
  } catch {
    // A store that fails counts as one without products.
  }
}

// Through the prototype: an element named like the method would hide it.
const allIn = (root: Node, selector: string): Element[] => [...bare(root as Element, 'querySelectorAll')(selector)]
const around = (element: Element, selector: string): Element | null => Element.prototype.closest.call(element, selector)
const SCREEN_SELECTOR = '[data-wisp-screen]'
const FORM_SELECTOR = 'form[data-wisp-form]'
const nameOf = (screen: Element): string => attributesOf(screen)('screen')

/** For one popup: it asks again when it opens again. */
export const createStock = (page: Page, popupId: string): StockOf => {
  const requests = new Map<string, StockRequest>()
  return (request, key = JSON.stringify(request)) => {
    if (!requests.has(key)) {
      const coming = fetchStock(page, popupId, request).then((stock) => {
        requests.set(key, stock)
        return stock
      })
      requests.set(key, coming)
    }
    return requests.get(key)
  }
}

/** True if answers choose the products. */
export const isQuiz = (template: Document): boolean => setsIn(allIn(template, '[data-wisp-set]')).length > 0

export const widgetsIn = (template: Document): Element[] => allIn(template, '[data-wisp-products]')

/**
 * The widgets that would be seen at once. The screens in a form are its steps: together they are one screen, to which
 * chunks/parts/steps/marks.ts gives the same name.
 */
const firstWidgetsOf = (template: Document): Element[] => {
  const form = allIn(template, FORM_SELECTOR)[0]
  const [step, ...laterSteps] = form ? allIn(form, SCREEN_SELECTOR) : []
  const screens = allIn(template, SCREEN_SELECTOR).filter((screen) => !laterSteps.includes(screen))
  const outer = form && around(form, SCREEN_SELECTOR)
  const hasMain = screens.some((screen) => screen !== step && nameOf(screen) === 'main')
  const formScreen = outer || (step && hasMain) ? nameOf((outer ?? step) as Element) : 'main'
  const screenNameOf = (screen: Element): string => (screen === step ? formScreen : nameOf(screen))
  const first = firstOf(screens.map(screenNameOf))
  return widgetsIn(template).filter((widget) => {
    const screen = around(widget, SCREEN_SELECTOR) ?? (step && around(widget, FORM_SELECTOR) === form ? step : null)
    return !screen || (screens.includes(screen) && (screenNameOf(screen) || first) === first)
  })
}

/**
 * Resolves with false if a widget that would be seen at once has no products. The others do not hold up the popup; in a quiz, they
 * wait for the answers.
 */
export const hasStock = async (template: Document, stockOf: StockOf): Promise<boolean> => {
  const firstWidgets = firstWidgetsOf(template)
  const widgets = isQuiz(template) ? firstWidgets : widgetsIn(template)
  const neededStock = widgets.flatMap((widget) => {
    const stock = stockOf(readSettings(attributesOf(widget)).request)
    return firstWidgets.includes(widget) ? [stock] : []
  })
  return (await Promise.all(neededStock)).every(Boolean)
}
