/** Reads the fields of a form, and decides by them which elements show. */
import { createChain } from '../../../shared/checks/chain'
import { meets } from '../../../shared/checks/meets'
import { CONDITIONAL, HIDE_IF, SHOW_IF, STEP } from './marks'

export const CONTROLS = 'input,select,textarea'

export const isBox = (control: Element): boolean => /radio|checkbox/.test((control as HTMLInputElement).type)

/** The chosen options and the ticked boxes, or the text of any other control. */
const valuesIn = (control: Element): string[] => {
  if (control instanceof HTMLSelectElement) return [...control.selectedOptions].map(({ value }) => value)
  const { checked, value } = control as HTMLInputElement
  if (!isBox(control)) return [value.trim()]
  // A box without a value is sent as `true`.
  return checked ? [control.hasAttribute('value') ? value : 'true'] : []
}

export interface Answers {
  /** True if a condition of its own leaves the element out. */
  isLeftOut(element: Element): boolean
  /** True if a control is part of the lead: on the path, and not hidden. */
  counts(control: Element): boolean
  /** The values that an attribute has at the chosen answers, in the order of the form. */
  chosen(attribute: string, within?: Element): string[]
}

const fieldsIn = (form: Element | undefined): Map<string, Element[]> => {
  const fields = new Map<string, Element[]>()
  for (const element of form?.querySelectorAll('[data-wisp-field]') ?? []) {
    const name = element.getAttribute('data-wisp-field') as string
    const controls = element.matches(CONTROLS) ? [element] : [...element.querySelectorAll(CONTROLS)]
    fields.set(name, [...(fields.get(name) ?? []), ...controls])
  }
  return fields
}

/** A field that is hidden, or that stands in a step off the path, counts as empty, also in the conditions of other elements. */
export const readAnswers = (form: Element | undefined, path: readonly string[]): Answers => {
  const fields = fieldsIn(form)
  const isPassed = (step: Element | null): boolean => path.includes(step?.getAttribute(STEP) ?? '')
  const counts = (control: Element): boolean => {
    const step = control.closest(`[${STEP}]`)
    return (!step || isPassed(step)) && isShown(control)
  }
  const valuesOf = (name: string): string[] => (fields.get(name) ?? []).filter(counts).flatMap(valuesIn)
  const meetsOwn = createChain((element: Element): boolean => {
    const condition = element.getAttribute(SHOW_IF)
    return condition === null ? !meets(element.getAttribute(HIDE_IF) ?? '', valuesOf) : meets(condition, valuesOf)
  })
  const isShown = (element: Element | null): boolean => {
    const holder = element?.closest(CONDITIONAL)
    // A step on the path was shown when the visitor came to it.
    return !holder || ((isPassed(holder) || meetsOwn(holder)) && isShown(holder.parentElement))
  }
  return {
    counts,
    isLeftOut: (element) => element.matches(CONDITIONAL) && !meetsOwn(element),
    chosen: (attribute, within = form) =>
      [...(within?.querySelectorAll(`:is(option,input)[${attribute}]:checked`) ?? [])]
        .filter((option) => counts(option.closest(CONTROLS) as Element))
        .map((option) => option.getAttribute(attribute) as string),
  }
}
