import type { Caller } from '../caller'
import type { Gallery } from '../gallery/gallery'
import type { ListingServices } from '../routes/lookup'
import type { MountedSites } from '../sites/mounted'
import type { Choices } from '../store/choices'
import type { PriceRules } from '../store/price-rules'
import type { Recommendations } from '../store/recommendations'
import type { WebhookServices } from '../webhooks/wanted'

/** What the calls of this room use. */
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
