import type { Rule } from '../../../../shared/model/rules'
import type { PageFacts } from '../facts'
import type { TargetingOf } from '../targeting-of'
import { object } from './conditions'

/** On cookies of the site. */
export const cookies =
  (targetingOf: TargetingOf, { cookie }: PageFacts): Rule =>
  (popup) =>
    object(targetingOf(popup).cookies, cookie)
