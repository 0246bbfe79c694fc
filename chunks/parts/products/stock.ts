/** The products of a popup's widgets, fetched before it shows. */
import type { Campaign } from '../../../shared/page/model/campaign'
import type { Page } from '../../../shared/page/model/page'
import { type Offer, openStore, type Store } from '../../../shared/page/model/store'
import { bare } from '../../../shared/page/platform/safe-dom'
import { firstOf } from '../../core/ui/index'
import { attributesOf, readSettings, type Settings } from './settings'

/** What a widget draws. */
export interface Stock {
  store: Store
  offers: Offer[]
}

/** Undefined if there is nothing to draw; a promise until that is known. */
type StockRequest = Stock | undefined | Promise<Stock | undefined>

/** By popup, then by what is wanted. A popup that opens again asks again. */
const requestsByPopup = new Map<string, Map<string, StockRequest>>()

export const stockOf = (popupId: string, { wanted }: Settings): StockRequest =>
  requestsByPopup.get(popupId)?.get(JSON.stringify(wanted))

const fetchStock = async (page: Page, popupId: string, request: Settings['wanted']): Promise<Stock | undefined> => {
  try {
    const store = await openStore(page)
    const offers = (await store.offers({ popupId, ...request })).slice(0, request.count)
    return offers.length ? { store, offers } : undefined
  } catch {
    // As if the store had no products.
  }
}

// Through the prototype: an element named like the method would hide it.
const allIn = (template: Document, mark: string): Element[] => [...bare(template, 'querySelectorAll')(mark)]
const SCREEN_SELECTOR = '[data-wisp-screen]'
const nameOf = (screen: Element): string => attributesOf(screen)('screen')

/** Resolves with false if a widget that would be seen at once has no products. The others do not hold up the popup. */
export const ready = async (
  template: Document,
  { id }: Pick<Campaign, 'id'>,
  { page }: { page: Page },
): Promise<boolean> => {
  const first = firstOf(allIn(template, SCREEN_SELECTOR).map(nameOf))
  const requests = new Map<string, StockRequest>()
  requestsByPopup.set(id, requests)
  /** Widgets that want the same share the answer. */
  const requestStock = (request: Settings['wanted'], key = JSON.stringify(request)): StockRequest => {
    if (!requests.has(key)) {
      const coming = fetchStock(page, id, request).then((stock) => {
        requests.set(key, stock)
        return stock
      })
      requests.set(key, coming)
    }
    return requests.get(key)
  }
  const needed = allIn(template, '[data-wisp-products]').flatMap((widget) => {
    const coming = requestStock(readSettings(attributesOf(widget)).wanted)
    const screen = Element.prototype.closest.call(widget, SCREEN_SELECTOR)
    return ((screen && nameOf(screen)) || first) === first ? [coming] : []
  })
  return (await Promise.all(needed)).every(Boolean)
}
