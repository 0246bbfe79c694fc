/** One small popup for each trigger of the cart. All of them fit on one page beside each other. */
import type { CartSetting } from '../../shared/model/cart-setting'
import type { PopupDefinition } from '../../shared/model/popup'
import type { PopupType } from '../../shared/model/popup-type'
import { popupOf } from './popup'

/** A page may have only so many of a type, and none of these waits for another. */
const TYPES: PopupType[] = (['bar', 'side-small', 'side-large', 'social'] as const).flatMap((type) =>
  Array<PopupType>({ bar: 5, 'side-small': 4, 'side-large': 3, social: 4 }[type]).fill(type),
)

interface Amounts {
  /** Items in the cart after the second change. */
  items: number
  /** The value of the items in the main unit. */
  value: number
  /** Ids of a product that the first cart has, and of the one that is added. */
  first: string
  added: string
}

/** By what they wait for. The cart goes from one product of its own to empty, and from there to the other product. */
export const settingsOf = ({ added, first, items, value }: Amounts) => ({
  emptied: {
    removedAny: { event: 'removed_product' },
    removedLast: { event: 'removed_product', products: 'empty_cart' },
    removedList: { event: 'removed_product', products: ['0', first] },
    itemsNone: { event: 'cart_item', products: 'empty_cart' },
    valueNone: { event: 'cart_value', products: 'empty_cart' },
  } satisfies Record<string, CartSetting>,
  filled: {
    addedAny: { event: 'added_product' },
    addedFirst: { event: 'added_product', products: 'empty_cart' },
    addedList: { event: 'added_product', products: [added, '0'] },
    itemsOver: { event: 'cart_item', comparison: 'greater_than', amount: items - 1 },
    itemsAre: { event: 'cart_item', comparison: 'equal', amount: items },
    itemsFrom: { event: 'cart_item', comparison: 'greater_than_or_equal', amount: items },
    itemsList: { event: 'cart_item', amount: 1, products: [added] },
    valueOver: { event: 'cart_value', comparison: 'greater_than', amount: value - 0.01 },
    valueIs: { event: 'cart_value', comparison: 'equal', amount: value },
    valueFrom: { event: 'cart_value', comparison: 'greater_than_or_equal', amount: value },
    valueList: { event: 'cart_value', amount: 1, products: [added] },
  } satisfies Record<string, CartSetting>,
})

type Settings = ReturnType<typeof settingsOf>

const idOf = (name: string): string => `cart${name}000000000`.slice(0, 13)
export const idsOf = (settings: object): string[] => Object.keys(settings).map(idOf)

export const popupsOf = ({ emptied, filled }: Settings): PopupDefinition[] =>
  Object.entries<CartSetting>({ ...emptied, ...filled }).map(([name, cart], index) =>
    popupOf({
      id: idOf(name),
      name,
      type: TYPES[index] ?? 'bar',
      target: 'click',
      triggers: { cart },
      size: { width: 300, height: 60 },
      html: `<p>${name}</p>`,
    }),
  )
