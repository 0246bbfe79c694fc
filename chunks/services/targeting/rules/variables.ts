import type { Rule } from '../../../../shared/model/rules'
import { violatesConditions } from '../../../../shared/targeting/conditions'
import type { PageFacts } from '../facts'
import type { TargetingOf } from '../targeting-of'

/** Conditions on global variables of the page. */
export const variables =
  (targetingOf: TargetingOf, { variable }: PageFacts): Rule =>
  (popup) =>
    violatesConditions(targetingOf(popup).variables, variable)
