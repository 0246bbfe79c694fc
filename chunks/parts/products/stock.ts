/** The products of a popup's widgets, fetched before it shows. */
import type { Campaign } from '../../../shared/model/campaign'
import type { Page } from '../../../shared/model/page'
import { type Offer, openStore, type Store } from '../../../shared/model/store'
import { bare } from '../../../shared/platform/safe-dom'
import { firstOf } from '../../core/ui/index'
import { attributesOf, readSettings, type Settings } from './settings'

/** What a widget draws. */
export interface Stock {
  store: Store
  offers: Offer[]
}

/** Undefined if there is nothing to draw; a promise until that is known. */
type Asked = Stock | undefined | Promise<Stock | undefined>

/** By popup, then by what is wanted. A popup that opens again asks again. */
const known = new Map<string, Map<string, Asked>>()

export const stockOf = (popupId: string, { wanted }: Settings): Asked => known.get(popupId)?.get(JSON.stringify(wanted))

const fetchStock = async (page: Page, popupId: string, wanted: Settings['wanted']): Promise<Stock | undefined> => {
  try {
    const store = await openStore(page)
    const offers = (await store.offers({ popupId, ...wanted })).slice(0, wanted.count)
    return offers.length ? { store, offers } : undefined
  } catch {
    // As if the store had no products.
  }
}

// Through the prototype: an element named like the method would hide it.
const allIn = (template: Document, mark: string): Element[] => [...bare(template, 'querySelectorAll')(mark)]
const MARK = '[data-wisp-screen]'
const nameOf = (screen: Element): string => attributesOf(screen)('screen')

/** Resolves with false if a widget that would be seen at once has no products. The others do not hold up the popup. */
export const ready = async (
  template: Document,
  { id }: Pick<Campaign, 'id'>,
  { page }: { page: Page },
): Promise<boolean> => {
  const first = firstOf(allIn(template, MARK).map(nameOf))
  const asked = new Map<string, Asked>()
  known.set(id, asked)
  /** Widgets that want the same share the answer. */
  const ask = (wanted: Settings['wanted'], key = JSON.stringify(wanted)): Asked => {
    if (!asked.has(key)) {
      const coming = fetchStock(page, id, wanted).then((stock) => {
        asked.set(key, stock)
        return stock
      })
      asked.set(key, coming)
    }
    return asked.get(key)
  }
  const needed = allIn(template, '[data-wisp-products]').flatMap((widget) => {
    const coming = ask(readSettings(attributesOf(widget)).wanted)
    const screen = Element.prototype.closest.call(widget, MARK)
    return ((screen && nameOf(screen)) || first) === first ? [coming] : []
  })
  return (await Promise.all(needed)).every(Boolean)
}
