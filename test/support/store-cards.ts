/** Popups with cards of a demo store’s products. */

import { type Platform, pieceOf, type Stores, type StoreVisit, storePath } from './demo-stores'
import { STILL, waiting } from './on-request'

/** By their names in addresses. */
export const SHELF = {
  shopify: {
    first: 'teapot',
    second: 'pitcher',
    third: 'bowls',
    soldOut: 'bud-vases',
    all: ['vase', 'teapot', 'mugs', 'pitcher', 'bowls', 'bud-vases'],
    // The store has two of these, and none of the second variant of those.
    few: 'teapot',
    stock: 2,
    choice: 'vase',
    add: /^POST .*\/cart\/add\.js$/,
    cart: 'cart',
    page: 'products',
  },
  wix: {
    first: 'pothos',
    second: 'lamp',
    third: 'cushion',
    soldOut: 'throw',
    all: ['fig', 'pothos', 'snake-plant', 'lamp', 'cushion', 'throw'],
    few: 'snake-plant',
    stock: 3,
    choice: 'fig',
    add: /^POST .*\/carts(\/[\w-]+\/add-to-cart)?$/,
    cart: 'cart-page',
    page: 'product-page',
  },
} as const

export const widget = (category: string, more = ''): string => `<div data-wisp-products="${category}" ${more}></div>`
const idsOf = (platform: Platform, ...handles: string[]): string =>
  `data-wisp-ids="${handles.map((handle) => pieceOf(platform, handle).id)}"`
export const manual = (platform: Platform, handle: string, more = ''): string =>
  widget('manual', `${idsOf(platform, handle)} ${more}`)
export const cards = (html: string, more: Parameters<typeof waiting>[0] = {}) =>
  waiting({ target: 'click', size: { width: 900, height: 0 }, html: `<h2>For you</h2>${html}`, ...more })

/** Opens the popup on the page, for a visitor whom nothing moves. */
export const openPopup = ({ wisp }: StoreVisit) => wisp((wisp) => wisp.open('popup00000001'))
export const openOn = async (stores: Stores, platform: Platform, path = '', context = {}): Promise<StoreVisit> => {
  const visit = await stores.visit(storePath(platform, path), { ...STILL, ...context })
  await visit.decided()
  return visit
}
export const adds = ({ calls }: StoreVisit, platform: Platform) =>
  calls.filter(({ method, path }) => SHELF[platform].add.test(`${method} ${path}`)).map(({ body }) => body)
