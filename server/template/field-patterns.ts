/** Patterns of fields, which browsers run on what visitors type. */
import { PATTERN_TEXT_MAX } from '../../shared/values/pattern-text'
import { patternProblem } from '../patterns/pattern-problem'
import { replaceAttributes } from './attributes'
import type { TemplateElement } from './elements'

const nameOf = ({ attributes }: TemplateElement): string =>
  attributes.get('data-wisp-field') || attributes.get('name') || attributes.get('id') || 'without a name'

/** A field with a pattern, as its owner has written it. */
export interface FieldPattern {
  field: string
  pattern: string
  maxlength: string
}

export const patternsIn = (elements: TemplateElement[]): FieldPattern[] =>
  elements.flatMap((element) => {
    const pattern = element.name === 'input' && element.attributes.get('pattern')
    return pattern ? { field: nameOf(element), pattern, maxlength: element.attributes.get('maxlength') ?? '' } : []
  })

/** Patterns that are not used, with their reasons, in sentences. */
export const refusedPatterns = (patterns: FieldPattern[]): string[] =>
  patterns.flatMap(({ field, pattern }) => {
    const problem = patternProblem(pattern, 'field')
    return problem ? `its field "${field}" has pattern="${pattern}", which ${problem}` : []
  })

/** An import's messages about the patterns of the fields. */
export const fieldPatternProblems = (patterns: FieldPattern[]): string[] => [
  ...refusedPatterns(patterns),
  ...patterns.flatMap(({ field, maxlength }) =>
    /^\d+$/.test(maxlength) && Number(maxlength) > PATTERN_TEXT_MAX
      ? `its field "${field}" has a pattern, and with one maxlength can be ${PATTERN_TEXT_MAX} at most`
      : [],
  ),
]

/**
 * A template without the patterns that an import would refuse today: those of templates that were stored before patterns
 * were judged. Their fields take any text.
 */
export const withSoundPatterns = (html: string, patterns: readonly FieldPattern[] = []): string => {
  const refused = new Set(patterns.map(({ pattern }) => pattern).filter((pattern) => patternProblem(pattern, 'field')))
  if (!refused.size) return html
  return replaceAttributes(html, ({ element, name, value }) =>
    element === 'input' && name === 'pattern' && refused.has(value) ? '' : undefined,
  )
}
