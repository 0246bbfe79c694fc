/** How the fields of a form are called by those who fill it in: what owners read beside the answers of a lead. */
import { short } from '../lib/text'
import type { TemplateElement } from './elements'

const MAX_LABEL_LENGTH = 100
/** Ids of one `aria-labelledby` that are followed. */
const MAX_NAMING_IDS = 5
/** Elements around a control in which its label or its group is looked for: browsers nest no deeper. */
const MAX_DEPTH = 512

const HEADING = /^h[1-6]$/

/** Without the marks that forms set behind a label: `Email *`, `Size:`. */
const tidied = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\s*[*:：]+$/u, '')

const around = (
  element: TemplateElement,
  isWanted: (candidate: TemplateElement) => boolean,
): TemplateElement | undefined => {
  let next = element.parent
  for (let depth = 0; next && depth < MAX_DEPTH; depth++, next = next.parent) if (isWanted(next)) return next
  return undefined
}

const isLabel = ({ name }: TemplateElement): boolean => name === 'label'

const isGroup = ({ name, attributes }: TemplateElement): boolean =>
  name === 'fieldset' || /^(radio)?group$/.test(attributes.get('role') ?? '')

/** Of a legend that holds a whole introduction, the heading. */
const legendIn = (group: TemplateElement): string => {
  const legend = group.descendants.find(({ name }) => name === 'legend')
  return (legend?.descendants.find(({ name }) => HEADING.test(name)) ?? legend)?.caption ?? ''
}

/** Its own label is that of one answer. */
const isRadio = ({ attributes }: TemplateElement): boolean => /^radio$/i.test(attributes.get('type') ?? '')

type Text = () => string | undefined

/** The first text that has more than spaces and marks. Those after it are not computed. */
const firstOf = (texts: readonly Text[]): string => {
  for (const text of texts) {
    const label = tidied(text() ?? '')
    if (label) return short(label, MAX_LABEL_LENGTH)
  }
  return ''
}

/** What names elements from elsewhere in the template. */
interface Names {
  byId: ReadonlyMap<string, TemplateElement>
  /** Labels by the ids that their `for` has. */
  labelsFor: ReadonlyMap<string, TemplateElement>
}

const namesIn = (elements: readonly TemplateElement[]): Names => {
  const byId = new Map<string, TemplateElement>()
  const labelsFor = new Map<string, TemplateElement>()
  for (const element of elements) {
    const [id, target] = [element.attributes.get('id'), element.attributes.get('for')]
    if (id && !byId.has(id)) byId.set(id, element)
    if (isLabel(element) && target && !labelsFor.has(target)) labelsFor.set(target, element)
  }
  return { byId, labelsFor }
}

const attribute =
  ({ attributes }: TemplateElement, name: string): Text =>
  () =>
    attributes.get(name)

/** The texts of `aria-labelledby` and `aria-label`. */
const ariaOf = (element: TemplateElement, { byId }: Names): Text[] => [
  () =>
    (element.attributes.get('aria-labelledby') ?? '')
      .split(/\s+/)
      .slice(0, MAX_NAMING_IDS)
      .map((id) => byId.get(id)?.caption ?? '')
      .join(' '),
  attribute(element, 'aria-label'),
]

const textsOfGroup = (marked: TemplateElement, first: TemplateElement, names: Names): Text[] => {
  const group = around(marked, isGroup) ?? around(first, isGroup)
  return [
    ...(marked === first ? [] : ariaOf(marked, names)),
    () => legendIn(marked),
    ...(group ? [...ariaOf(group, names), () => legendIn(group)] : []),
    attribute(marked, 'title'),
  ]
}

const textsOfControl = (control: TemplateElement, marked: TemplateElement, names: Names): Text[] => [
  ...ariaOf(control, names),
  ...(marked === control ? [] : ariaOf(marked, names)),
  () => names.labelsFor.get(control.attributes.get('id') ?? '')?.caption,
  () => around(control, isLabel)?.caption,
  ...(marked === control ? [] : [() => legendIn(marked)]),
  attribute(control, 'title'),
  attribute(control, 'placeholder'),
]

/** Finds the label of a marked element, as screen readers find the name of a control: '' if it has none. */
export const labelsIn = (elements: readonly TemplateElement[]) => {
  const names = namesIn(elements)
  /** @param controls of the marked element: itself, or those in it */
  return (marked: TemplateElement, controls: readonly TemplateElement[]): string => {
    const [first, second] = controls
    if (!first) return ''
    return firstOf(second || isRadio(first) ? textsOfGroup(marked, first, names) : textsOfControl(first, marked, names))
  }
}
