import type { Rule } from '../../../../shared/model/rules'
import type { PageFacts } from '../facts'
import type { TargetingOf } from '../targeting-of'
import { violatesConditions } from './conditions'

/** Conditions on the site's cookies. */
export const cookies =
  (targetingOf: TargetingOf, { cookie }: PageFacts): Rule =>
  (popup) =>
    violatesConditions(targetingOf(popup).cookies, cookie)
