/** The fields of a template's form, with the rules of their checks. */
import type { Limits } from '../../shared/checks/check'
import type { FieldRules } from '../../shared/checks/field-checks'
import { BUILT_IN } from '../../shared/model/template'
import { optionsIn } from './answers'
import { disabledIn, isControl } from './controls'
import type { TemplateElement } from './elements'
import { labelsIn } from './labels'

export interface TemplateField extends FieldRules {
  /** Key of its value in a lead. */
  key: string
  /** How it is called by those who fill it in; absent if nothing names it. */
  label?: string
  /** The answers to choose from, in the order of the template; absent where visitors type. */
  options?: string[]
}

type Elements = ReadonlySet<TemplateElement>

const NONE: Elements = new Set()

/** `data-wisp-field` is on the control itself, or on the label or fieldset around several controls. */
const controlsOf = (marked: TemplateElement, disabled: Elements): TemplateElement[] =>
  (isControl(marked) ? [marked] : marked.descendants.filter(isControl)).filter((control) => !disabled.has(control))

const typeOf = (controls: TemplateElement[]): string => {
  const [first] = controls
  if (!first) return ''
  if (controls.length > 1) return 'group'
  return first.name === 'input' ? (first.attributes.get('type') || 'text').toLowerCase() : first.name
}

const LENGTHS = ['minlength', 'maxlength']

/** undefined if the owner has set none. */
const limitsOf = ({ attributes }: TemplateElement): Limits | undefined => {
  const limits = [...LENGTHS, 'min', 'max', 'step'].flatMap((name): [string, string | number][] => {
    const value = attributes.get(name)
    if (!value) return []
    if (!LENGTHS.includes(name)) return [[name, value]]
    return /^\d+$/.test(value) ? [[name, Number(value)]] : []
  })
  return limits.length ? Object.fromEntries(limits) : undefined
}

/** The attribute as pages read it: from the marked element, else from its first control. */
const dataOf = (marked: TemplateElement, [first]: TemplateElement[], attribute: string): string =>
  marked.attributes.get(attribute) ?? first?.attributes.get(attribute) ?? ''

/** Key in a lead of the value of a marked element. */
export const keyOf = (marked: TemplateElement, controls = controlsOf(marked, NONE)): string => {
  const name = marked.attributes.get('data-wisp-field') ?? ''
  return (!BUILT_IN.includes(name) && dataOf(marked, controls, 'data-wisp-property')) || name
}

type LabelOf = ReturnType<typeof labelsIn>

/** The page says in two ways that a field must be filled in; here it is one. */
const rulesOf = (marked: TemplateElement, controls: TemplateElement[]): Pick<FieldRules, 'required' | 'asked'> => {
  const checks = dataOf(marked, controls, 'data-wisp-check').split(/\s+/).filter(Boolean)
  const required = checks.includes('required') || controls.some(({ attributes }) => attributes.has('required'))
  return { required, asked: checks.filter((check) => check !== 'required') }
}

const fieldOf = (
  marked: TemplateElement,
  controls: TemplateElement[],
  isOptional: boolean,
  labelOf: LabelOf,
): TemplateField => {
  const [first] = controls
  const limits = first && limitsOf(first)
  const label = labelOf(marked, controls)
  const options = optionsIn(marked)
  const { required, asked } = rulesOf(marked, controls)
  return {
    name: marked.attributes.get('data-wisp-field') ?? '',
    key: keyOf(marked, controls),
    type: typeOf(controls),
    // Pages leave out a field that has no control.
    required: required && !isOptional && controls.length > 0,
    asked,
    ...(limits && { limits }),
    ...(label && { label }),
    ...(options.length && { options }),
  }
}

/**
 * @param optional elements that a visitor may never have seen: a lead may lack their fields, whatever the page requires
 * @param disabled controls among them are never sent
 */
export const fieldsIn = (
  elements: TemplateElement[],
  optional: Elements = NONE,
  disabled: Elements = disabledIn(elements),
): TemplateField[] => {
  const labelOf = labelsIn(elements)
  return elements
    .filter(({ attributes }) => attributes.has('data-wisp-field'))
    .map((marked) => fieldOf(marked, controlsOf(marked, disabled), optional.has(marked), labelOf))
}

/**
 * A draft is sent by its fields' names, because the code that knows their properties has not come: names its values as
 * the lead does.
 */
export const byKey = (values: Record<string, string>, fields: TemplateField[]): Record<string, string> => {
  const keys = new Set(fields.map(({ key }) => key))
  const renamed = new Map(fields.flatMap(({ name, key }) => (keys.has(name) ? [] : [[name, key] as const])))
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [renamed.get(name) ?? name, value]))
}

/** The design may require what the template does not. */
export const withConsent = (fields: TemplateField[], consentRequired: boolean | undefined): TemplateField[] =>
  consentRequired ? fields.map((field) => (field.name === 'consent' ? { ...field, required: true } : field)) : fields
