import type { Rule } from '../../../../shared/model/rules'
import { violatesConditions } from '../../../../shared/targeting/conditions'
import type { PageFacts } from '../facts'
import type { TargetingOf } from '../targeting-of'

/** Conditions on the site's cookies. */
export const cookies =
  (targetingOf: TargetingOf, { cookie }: PageFacts): Rule =>
  (popup) =>
    violatesConditions(targetingOf(popup).cookies, cookie)
