/** Most pages need neither the cart nor products, so these are chunks of their own. */
import type { Page } from '../../../shared/model/page'
import type * as CartChunk from '../wix-cart'
import type * as OffersChunk from '../wix-offers'

export const cartChunk = ({ load }: Page): Promise<typeof CartChunk> => load('wix-cart')
export const offersChunk = ({ load }: Page): Promise<typeof OffersChunk> => load('wix-offers')
