import type { ListingServices } from '../cache/lookup'
import type { WebhookServices } from '../events/webhook-interest'
import type { Gallery } from '../gallery/gallery'
import type { PreviewStore } from '../gallery/preview-stores'
import type { Caller } from '../http/caller'
import type { Choices } from './choices'
import type { PriceRules } from './price-rules'
import type { Recommendations } from './recommendations'

/** The services that the calls of this folder use. */
export interface Services extends WebhookServices {
  caller: Caller
  /** The library of designs, whose previews show what the page's own site sells; absent: there is none. */
  gallery?: Pick<Gallery, 'file'> | undefined
  /** The stores on whose pages the gallery shows designs; absent: none. */
  previewStores?: readonly PreviewStore[] | undefined
  store: WebhookServices['store'] &
    ListingServices['store'] & {
      choices: Choices
      priceRules: Pick<PriceRules, 'inForce'>
      recommendations: Recommendations
    }
}
