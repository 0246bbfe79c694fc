import type { Rule } from '../../../../shared/model/rules'
import type { PageFacts } from '../facts'
import type { TargetingOf } from '../targeting-of'

/** The page's markup must, or must not, hold a text: to the letter, as the browser writes the page out. */
export const sourceCode =
  (targetingOf: TargetingOf, { markup }: PageFacts): Rule =>
  (popup) => {
    const { sourceCode } = targetingOf(popup)
    return sourceCode && markup().includes(sourceCode.text) !== sourceCode.contains
  }
