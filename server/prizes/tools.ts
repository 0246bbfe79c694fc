import type { Caller } from '../caller'
import type { Rate } from '../rate'
import type { Conversions } from '../store/conversions'
import type { Prizes } from '../store/prizes'
import type { Signing } from '../store/signing'
import type { WebhookServices } from '../webhooks/wanted'

/** What drawing a prize uses. */
export interface Services extends WebhookServices {
  caller: Caller
  /** Rate of new draws, by popup and network. */
  draws: Rate
  store: WebhookServices['store'] & Pick<Signing, 'sign'> & { conversions: Pick<Conversions, 'find'>; prizes: Prizes }
}
