import type { ListingServices } from '../cache/lookup'
import type { WebhookServices } from '../events/announced'
import type { Gallery } from '../gallery/gallery'
import type { Caller } from '../http/caller'
import type { MountedSites } from '../sites/mounted'
import type { Choices } from './choices'
import type { PriceRules } from './price-rules'
import type { Recommendations } from './recommendations'

/** The services that the calls of this folder use. */
export interface Services extends WebhookServices {
  caller: Caller
  /** The library of designs, whose previews show what the page's own site sells; absent: there is none. */
  gallery?: Pick<Gallery, 'file'> | undefined
  /** Applications beside the server; absent: it is alone. */
  mounted?: MountedSites | undefined
  store: WebhookServices['store'] &
    ListingServices['store'] & {
      choices: Choices
      priceRules: Pick<PriceRules, 'inForce'>
      recommendations: Recommendations
    }
}
