/** Merge tags such as `[[country]]`, which pages fill in with what they know of the visitor. */
import type { TemplateElement } from './elements'

/** Attributes in which pages fill them in (chunks/core/ui/template.tsx). */
const ATTRIBUTES = ['alt', 'aria-label', 'placeholder', 'title', 'value']

/** Elements whose text pages take as it is. */
const LITERAL = /^(style|textarea)$/

const mayHaveTag = (text: string): boolean => text.includes('[[')

const isFilledIn = ({ name, attributes, ownText }: TemplateElement): boolean =>
  (!LITERAL.test(name) && mayHaveTag(ownText)) || ATTRIBUTES.some((each) => mayHaveTag(attributes.get(each) ?? ''))

/**
 * @param allElements of the template
 * @param drawn those among them that pages draw
 */
export const hasMergeTagsIn = (allElements: readonly TemplateElement[], drawn: readonly TemplateElement[]): boolean =>
  // Text that stands in no element of the template stands in its body.
  allElements.some(({ name, ownText }) => name === 'body' && mayHaveTag(ownText)) || drawn.some(isFilledIn)
