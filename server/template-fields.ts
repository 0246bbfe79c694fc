/** Reads a template's fields for the checks. */
import type { Limits } from '../shared/checks/check'
import type { FieldRules } from '../shared/checks/field'
import { BUILT_IN } from '../shared/model/fields'
import { type Tag, tagsOf } from './template-tags'

export interface TemplateField extends FieldRules {
  /** Key of its value in a lead. */
  key: string
}

const isControl = ({ name }: Tag): boolean => /^(input|select|textarea)$/.test(name)

const typeOf = ({ name, has }: Tag): string => (name === 'input' ? (has.get('type') ?? 'text').toLowerCase() : name)

/** `data-wisp-field` is on the control itself, or on the label or fieldset around several controls. */
const controlsOf = (tags: Tag[], at: number): Tag[] => {
  const marked = tags[at] as Tag
  if (isControl(marked)) return [marked]
  const end = tags.findIndex(({ name }, i) => i > at && name === `/${marked.name}`)
  return tags.slice(at + 1, end < 0 ? undefined : end).filter(isControl)
}

const LENGTHS = ['minlength', 'maxlength']

/** undefined if the owner has set none. */
const limitsOf = ({ has }: Tag): Limits | undefined => {
  const limits = [...LENGTHS, 'min', 'max', 'step'].flatMap((name): [string, string | number][] => {
    const value = has.get(name)
    if (!value) return []
    if (!LENGTHS.includes(name)) return [[name, value]]
    return /^\d+$/.test(value) ? [[name, Number(value)]] : []
  })
  return limits.length ? Object.fromEntries(limits) : undefined
}

const fieldOf = ({ has }: Tag, controls: Tag[], consentRequired: boolean): TemplateField => {
  const name = has.get('data-wisp-field') ?? ''
  const [first] = controls
  const limits = first && limitsOf(first)
  const type = first ? typeOf(first) : ''
  return {
    name,
    key: (!BUILT_IN.includes(name) && has.get('data-wisp-property')) || name,
    type: controls.length > 1 ? 'group' : type,
    required: controls.some((control) => control.has.has('required')) || (name === 'consent' && consentRequired),
    asked: (has.get('data-wisp-check') ?? first?.has.get('data-wisp-check') ?? '').split(/\s+/).filter(Boolean),
    ...(limits && { limits }),
  }
}

export const templateFields = (html: string, consentRequired = false): TemplateField[] => {
  const tags = tagsOf(html)
  return tags.flatMap((tag, at) =>
    tag.has.has('data-wisp-field') ? [fieldOf(tag, controlsOf(tags, at), consentRequired)] : [],
  )
}
