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

const around = (element: TemplateElement, name: string): TemplateElement | undefined => {
  let next = element.parent
  for (let depth = 0; next && next.name !== name && depth < MAX_DEPTH; depth++) next = next.parent
  return next?.name === name ? next : undefined
}

/** Of a legend that holds a whole introduction, the heading. */
const legendIn = (group: TemplateElement): string => {
  const legend = group.descendants.find(({ name }) => name === 'legend')
  return (legend?.descendants.find(({ name }) => HEADING.test(name)) ?? legend)?.caption ?? ''
}

/** Its own label is that of one answer. */
const isRadio = ({ attributes }: TemplateElement): boolean => /^radio$/i.test(attributes.get('type') ?? '')

/** The first text that is none but spaces and marks; texts behind it are not read. */
const firstOf = (...texts: (() => string | undefined)[]): string => {
  for (const text of texts) {
    const label = tidied(text() ?? '')
    if (label) return short(label, MAX_LABEL_LENGTH)
  }
  return ''
}

/** Finds the label of a marked element, as screen readers find the name of a control: '' if it has none. */
export const labelsIn = (elements: readonly TemplateElement[]) => {
  const byId = new Map<string, TemplateElement>()
  const labelsFor = new Map<string, TemplateElement>()
  for (const element of elements) {
    const [id, target] = [element.attributes.get('id'), element.attributes.get('for')]
    if (id && !byId.has(id)) byId.set(id, element)
    if (element.name === 'label' && target && !labelsFor.has(target)) labelsFor.set(target, element)
  }
  const named = ({ attributes }: TemplateElement): string =>
    (attributes.get('aria-labelledby') ?? '')
      .split(/\s+/)
      .slice(0, MAX_NAMING_IDS)
      .map((id) => byId.get(id)?.caption ?? '')
      .join(' ')
  const attribute = (element: TemplateElement, name: string) => () => element.attributes.get(name)
  const aria = (element: TemplateElement) => [() => named(element), attribute(element, 'aria-label')]

  const ofGroup = (marked: TemplateElement, first: TemplateElement): string =>
    firstOf(
      ...(marked === first ? [] : aria(marked)),
      () => legendIn(marked),
      () => {
        const group = around(marked, 'fieldset') ?? around(first, 'fieldset')
        return group && legendIn(group)
      },
      attribute(marked, 'title'),
    )
  const ofControl = (control: TemplateElement, marked: TemplateElement): string =>
    firstOf(
      ...aria(control),
      ...(marked === control ? [] : aria(marked)),
      () => labelsFor.get(control.attributes.get('id') ?? '')?.caption,
      () => around(control, 'label')?.caption,
      ...(marked === control ? [] : [() => legendIn(marked)]),
      attribute(control, 'title'),
      attribute(control, 'placeholder'),
    )

  /** @param controls of the marked element: itself, or those in it */
  return (marked: TemplateElement, controls: readonly TemplateElement[]): string => {
    const [first, second] = controls
    if (!first) return ''
    return second || isRadio(first) ? ofGroup(marked, first) : ofControl(first, marked)
  }
}
