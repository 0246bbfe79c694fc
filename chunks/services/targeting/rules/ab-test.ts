import type { Campaign } from '../../../../shared/model/campaign'
import type { Rule } from '../../../../shared/model/rules'

/** A visitor gets one variant of an A/B test, always the same. */
export const abTest =
  (others: Set<Campaign>): Rule =>
  (popup) =>
    others.has(popup)
