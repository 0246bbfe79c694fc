import type { Rule } from '../../../../shared/model/rules'
import type { PageFacts } from '../facts'
import type { TargetingOf } from '../targeting-of'

/** Shows the popup only to visitors with an ad blocker, or only to those without. */
export const adblock =
  (targetingOf: TargetingOf, page: PageFacts): Rule =>
  (popup) => {
    const { adblock } = targetingOf(popup)
    return adblock !== undefined && adblock !== page.adblock
  }
