/** The controls of a template that visitors fill in, also those that are no field of a lead. */
import type { TemplateElement } from './elements'

export interface TemplateControl {
  /** `input`, `select` or `textarea`. */
  element: string
  /** Its type, and what is said of it by attributes of ours. */
  attributes: Record<string, string>
}

export const isControl = ({ name }: TemplateElement): boolean => /^(input|select|textarea)$/.test(name)

/** The elements of a disabled group: all but those in its legend. */
const disabledBy = ({ descendants }: TemplateElement): TemplateElement[] => {
  const legend = descendants.find(({ name }) => name === 'legend')
  const enabled = new Set(legend?.descendants)
  return descendants.filter((element) => !enabled.has(element))
}

/** The elements that browsers neither let visitors fill in nor send. */
export const disabledIn = (elements: readonly TemplateElement[]): ReadonlySet<TemplateElement> => {
  const disabled = new Set<TemplateElement>()
  for (const element of elements) {
    if (disabled.has(element) || !element.attributes.has('disabled')) continue
    for (const each of [element, ...(element.name === 'fieldset' ? disabledBy(element) : [])]) disabled.add(each)
  }
  return disabled
}

/** One that catches bots is hidden from visitors. */
const isFilledIn = ({ attributes }: TemplateElement): boolean =>
  attributes.get('type')?.toLowerCase() !== 'hidden' && !attributes.has('data-wisp-trap')

export const controlsIn = (
  elements: TemplateElement[],
  disabled: ReadonlySet<TemplateElement> = disabledIn(elements),
): TemplateControl[] =>
  elements
    .filter((element) => isControl(element) && isFilledIn(element) && !disabled.has(element))
    .map(({ name, attributes }) => ({
      element: name,
      attributes: Object.fromEntries(
        [...attributes].filter(([name]) => name === 'type' || name.startsWith('data-wisp-')),
      ),
    }))
