import type { Signing } from '../db/signing'
import type { WebhookServices } from '../events/announced'
import type { Caller } from '../http/caller'
import type { Rate } from '../http/rate'
import type { Conversions } from '../leads/conversions'
import type { Prizes } from './queries'

/** The services that a draw uses. */
export interface Services extends WebhookServices {
  caller: Caller
  /** Rate of new draws, by popup and network. */
  draws: Rate
  store: WebhookServices['store'] & Pick<Signing, 'sign'> & { conversions: Pick<Conversions, 'find'>; prizes: Prizes }
}
