import * as LIFETIME from '../../../shared/model/lifetime'
import type { Campaign } from '../../../shared/page/model/campaign'
import type { Page } from '../../../shared/page/model/page'
import type { CloseTrigger } from '../../../shared/page/visit/close-trigger'
import type { Mark } from '../../../shared/targeting/page-facts'

/** Keep this many characters of an address: enough to recognise the page, without all of a campaign's parameters. */
const MAX_ADDRESS_LENGTH = 200

/** Stores that the popup was seen, closed (and how) or converted. Other tabs read this as well. */
export const mark = ({ storage, visitor }: Page, { id, key }: Campaign, kind: Mark, how?: CloseTrigger): void => {
  const marker = { at: Date.now(), visit: visitor.visits(), url: location.href.slice(0, MAX_ADDRESS_LENGTH), how }
  storage.set(`${kind}.${key}`, marker, kind === 'closed' ? LIFETIME.closed : LIFETIME.year)
  // Remember which variant of the A/B test this visit saw.
  if (id !== key) storage.set(`variant.${key}`, id, LIFETIME.visit)
  // The marker of a view is written a little later, or when the page goes away: the popup is just being drawn.
  if (kind !== 'seen') storage.flush()
}
