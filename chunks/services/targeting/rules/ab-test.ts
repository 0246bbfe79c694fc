import type { Campaign } from '../../../../shared/model/campaign'
import type { Rule } from '../../../../shared/model/rules'

/** Objects to the variants of an A/B test that this visitor does not get. */
export const abTest =
  (others: Set<Campaign>): Rule =>
  (popup) =>
    others.has(popup)
