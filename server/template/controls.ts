/** The controls of a template that visitors fill in, also those that are no field of a lead. */
import type { TemplateElement } from './elements'

export interface TemplateControl {
  /** `input`, `select` or `textarea`. */
  element: string
  /** Its type, and what is said of it by attributes of ours. */
  attributes: Record<string, string>
}

const isControl = ({ name }: TemplateElement): boolean => /^(input|select|textarea)$/.test(name)

/** One that catches bots is hidden from visitors. */
const isFilledIn = ({ attributes }: TemplateElement): boolean =>
  attributes.get('type') !== 'hidden' && !attributes.has('disabled') && !attributes.has('data-wisp-trap')

export const controlsIn = (elements: TemplateElement[]): TemplateControl[] =>
  elements
    .filter((element) => isControl(element) && isFilledIn(element))
    .map(({ name, attributes }) => ({
      element: name,
      attributes: Object.fromEntries(
        [...attributes].filter(([name]) => name === 'type' || name.startsWith('data-wisp-')),
      ),
    }))
