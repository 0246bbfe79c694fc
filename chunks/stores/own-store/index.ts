/** Stands in for a store's adapter on a site without a platform: the site's own script has the cart. */
import type { Page } from '../../../shared/model/page'
import type { OfferRequest, StoreChunk } from '../../../shared/model/store'
import type { Stop } from '../../../shared/platform/dom'
import { fetchOffers } from '../common/offers'
import { askForCart, askToAdd } from './cart'
import { decodeOffers } from './offers'

const STORE = { name: 'shopify', offers: decodeOffers, product: () => undefined }

export const run = (): Stop => () => {}
export const cart = async () => askForCart()
export const add: StoreChunk['add'] = async (_, items) => askToAdd(items)
export const thresholds = async () => []
export const cartUrl = (): string => '/cart'
export const imageAt = (address: string): string => address
export const offers = (page: Page, request: OfferRequest) => fetchOffers(STORE, page, request, async () => askForCart())
