/** The products of a popup's widgets, fetched before it shows. */
import type { Campaign } from '../../../shared/model/campaign'
import type { Page } from '../../../shared/model/page'
import { type Offer, type OfferRequest, type StoreChunk, storeChunk } from '../../../shared/model/store'
import { firstOf } from '../../core/ui/index'
import { attributesOf, readSettings, type Settings } from './settings'

/** What a widget draws. */
export interface Stock {
  store: StoreChunk
  offers: Offer[]
}

interface Asked {
  /** Undefined if there is nothing to draw. */
  coming: Promise<Stock | undefined>
  stock?: Stock
}

/** By popup and settings. A popup that opens again replaces its entries. */
const known = new Map<string, Asked>()

const requestOf = (popupId: string, { category, count, ids }: Settings): OfferRequest => ({
  ...{ popupId, category, count, ids },
})

export const stockOf = (popupId: string, settings: Settings): Asked | undefined =>
  known.get(JSON.stringify(requestOf(popupId, settings)))

const fetchStock = async (page: Page, request: OfferRequest): Promise<Stock | undefined> => {
  try {
    const store = await page.load<StoreChunk>(storeChunk(page))
    const offers = (await store.offers(page, request)).slice(0, request.count)
    return offers.length ? { store, offers } : undefined
  } catch {
    // As if the store had no products; the part that waits for them says so.
  }
}

const ask = (page: Page, request: OfferRequest): Asked => {
  const asked: Asked = {
    coming: fetchStock(page, request).then((stock) => {
      asked.stock = stock
      return stock
    }),
  }
  return asked
}

/** Screens have names. */
const SCREEN = '[data-wisp-screen]:not([data-wisp-screen=""])'

// By prototype, because fields of a template hide methods of its document and of their form.
const allIn = (template: Document, selector: string): Element[] => [
  ...Document.prototype.querySelectorAll.call(template, selector),
]
const screenOf = (element: Element | null): string | null | undefined =>
  element && Element.prototype.getAttribute.call(element, 'data-wisp-screen')
const screenAround = (element: Element): string | null | undefined =>
  screenOf(Element.prototype.closest.call(element, SCREEN))

/** Resolves with false if a widget that would be seen at once has no products. The others do not hold up the popup. */
export const ready = async (template: Document, { id }: Pick<Campaign, 'id'>, page: Page): Promise<boolean> => {
  const first = firstOf(allIn(template, SCREEN).map((screen) => screenOf(screen) ?? ''))
  /** Widgets that ask for the same share the answer. */
  const asked = new Map<string, Asked>()
  const needed = allIn(template, '[data-wisp-products]').flatMap((widget) => {
    const request = requestOf(id, readSettings(attributesOf(widget)))
    const key = JSON.stringify(request)
    const asking = asked.get(key) ?? ask(page, request)
    asked.set(key, asking)
    known.set(key, asking)
    return (screenAround(widget) ?? first) === first ? asking.coming : []
  })
  return (await Promise.all(needed)).every(Boolean)
}
