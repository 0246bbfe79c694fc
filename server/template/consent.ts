/** The words beside the consent box of a template: what visitors agree to, which is kept with their leads. */
import { onOneLine } from '../lib/text'
import type { TemplateElement } from './elements'

/** The hidden field beside the box, by which a page tells which words its visitor had before them. It is no part of a lead. */
export const CONSENT_VERSION_FIELD = 'wisp-consent'

/** Marks the words beside an acceptance in the template that stands for a contact form. */
export const CONSENT_MARK = 'data-wisp-agreement'

/** The text of an element, with its links as owners write them: `[privacy policy](https://…)`. */
const wordsOf = ({ text, descendants }: TemplateElement): string => {
  let words = ''
  let rest = onOneLine(text)
  for (const { name, attributes, text: linkText } of descendants) {
    const linkWords = onOneLine(linkText)
    const start = name === 'a' && attributes.has('href') && linkWords ? rest.indexOf(linkWords) : -1
    if (start < 0) continue
    words += `${rest.slice(0, start)}[${linkWords}](${attributes.get('href')})`
    rest = rest.slice(start + linkWords.length)
  }
  return words + rest
}

/** The label of a box that is marked itself: around it, or by its id. */
const labelOf = (box: TemplateElement, elements: readonly TemplateElement[]): TemplateElement | undefined => {
  const id = box.attributes.get('id')
  const labels = elements.filter(({ name }) => name === 'label')
  return (
    labels.find(({ descendants }) => descendants.includes(box)) ??
    labels.find(({ attributes }) => id !== undefined && attributes.get('for') === id)
  )
}

/** undefined without a consent box; '' for one without words. */
export const consentIn = (elements: readonly TemplateElement[]): string | undefined => {
  const marked = elements.find(({ attributes }) => attributes.get('data-wisp-field') === 'consent')
  if (!marked) return elements.find(({ attributes }) => attributes.has(CONSENT_MARK))?.attributes.get(CONSENT_MARK)
  const label = marked.name === 'input' ? labelOf(marked, elements) : marked
  return label ? wordsOf(label) : onOneLine(marked.attributes.get('aria-label') ?? '')
}
