/** The texts of a template that visitors see or hear. Those of a design have slots in them: `{{heading}}`. */
import { onOneLine } from '../lib/text'
import type { TemplateElement } from './elements'

export interface TemplateText {
  /** On one line, with the words of links in it. */
  text: string
  /** The attribute that it stands in; absent if it is drawn as it is. */
  attribute?: string
  /** True where a text may have links. */
  linkable?: true
}

/** Attributes whose text people see or hear. */
const ATTRIBUTES = ['alt', 'aria-label', 'placeholder', 'title']

/** Elements that are pressed by themselves, or have no elements inside. */
const CLOSED = /^(a|button|optgroup|option|select|style|svg|textarea|title)$/

/**
 * True where nobody could reach a link: in a control, in an element that has no others inside, in what a part draws again, or in what
 * screen readers skip.
 */
export const isSealed = (name: string, attribute: (name: string) => string | undefined): boolean =>
  CLOSED.test(name) ||
  attribute('data-wisp-action') !== undefined ||
  attribute('data-wisp-ticker') !== undefined ||
  attribute('aria-hidden') === 'true'

export const textsIn = (elements: readonly TemplateElement[]): TemplateText[] => {
  const sealed = new Set<TemplateElement>()
  return elements.flatMap((element): TemplateText[] => {
    const { name, attributes, parent, lines } = element
    if ((parent && sealed.has(parent)) || isSealed(name, (attribute) => attributes.get(attribute))) sealed.add(element)
    const linkable = !sealed.has(element)
    const shownTexts =
      name === 'style'
        ? []
        : lines.map((line) => ({ text: onOneLine(line), ...(linkable && { linkable: true as const }) }))
    const attributeTexts = ATTRIBUTES.map((attribute) => ({
      text: onOneLine(attributes.get(attribute) ?? ''),
      attribute,
    }))
    return [...shownTexts, ...attributeTexts].filter(({ text }) => text)
  })
}
