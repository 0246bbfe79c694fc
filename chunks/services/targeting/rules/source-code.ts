import type { Rule } from '../../../../shared/model/rules'
import type { PageFacts } from '../facts'
import type { TargetingOf } from '../targeting-of'

/** The page's markup must or must not contain a text, compared exactly with the browser's serialisation. */
export const sourceCode =
  (targetingOf: TargetingOf, { markup }: PageFacts): Rule =>
  (popup) => {
    const { sourceCode } = targetingOf(popup)
    return sourceCode && markup().includes(sourceCode.text) !== sourceCode.contains
  }
