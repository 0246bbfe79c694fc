/** Most pages need neither the cart nor products, so these are chunks of their own. */
import type { Page } from '../../../shared/page/model/page'
import type * as CartChunk from '../wix-cart'
import type * as ServerChunk from '../wix-server'

export const cartChunk = ({ load }: Page): Promise<typeof CartChunk> => load('wix-cart')
export const serverChunk = ({ load }: Page): Promise<typeof ServerChunk> => load('wix-server')
