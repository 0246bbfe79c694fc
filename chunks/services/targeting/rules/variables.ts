import type { Rule } from '../../../../shared/model/rules'
import type { PageFacts } from '../facts'
import type { TargetingOf } from '../targeting-of'
import { object } from './conditions'

/** On variables of the page's own scripts. */
export const variables =
  (targetingOf: TargetingOf, { variable }: PageFacts): Rule =>
  (popup) =>
    object(targetingOf(popup).variables, variable)
