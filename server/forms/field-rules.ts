/** Checks which keys of a field go together. */
import { readDate } from '../../shared/checks/date'
import type { ContactField, FieldKind } from './form'

interface Problem {
  /** Absent: the field as a whole. */
  key?: keyof ContactField
  message: string
}

const TYPED: FieldKind[] = ['text', 'email', 'url', 'tel', 'textarea']
const RANGED: FieldKind[] = ['number', 'range', 'date']
const CHOICES: FieldKind[] = ['select', 'checkbox', 'radio']

/** Keys that only some kinds have. */
const ONLY_WITH: [key: keyof ContactField, kinds: FieldKind[]][] = [
  ['placeholder', [...TYPED, 'number', 'select']],
  ['value', [...TYPED, ...RANGED, 'select', 'radio', 'hidden']],
  ['options', CHOICES],
  ['exclusive', ['checkbox']],
  ['freeText', ['checkbox', 'radio']],
  ['multiple', ['select', 'file']],
  ['minlength', TYPED],
  ['maxlength', TYPED],
  ['min', RANGED],
  ['max', RANGED],
  ['accept', ['file']],
  ['maxBytes', ['file']],
  ['questions', ['quiz']],
  ['optional', ['acceptance']],
  ['invert', ['acceptance']],
  ['counter', ['text', 'textarea']],
]

/** Keys that some kinds need. */
const NEEDED: [key: keyof ContactField, kinds: FieldKind[]][] = [
  ['options', CHOICES],
  ['questions', ['quiz']],
]

const UNLABELLED: FieldKind[] = ['quiz', 'hidden']

const isDay = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && readDate(value) !== undefined

const rangeProblems = ({ kind, min, max }: ContactField): Problem[] => {
  if (!RANGED.includes(kind)) return []
  const day = kind === 'date'
  const fits = (value: unknown): boolean => value === undefined || (day ? isDay(value) : typeof value === 'number')
  const message = day ? 'must be a day like "2026-11-22"' : 'must be a number'
  const wrong = [...(fits(min) ? [] : (['min'] as const)), ...(fits(max) ? [] : (['max'] as const))]
  if (wrong.length) return wrong.map((key) => ({ key, message }))
  return min !== undefined && max !== undefined && min > max ? [{ key: 'max', message: 'must not be below min' }] : []
}

const valueProblems = ({ kind, value, options }: ContactField): Problem[] =>
  value !== undefined && (kind === 'select' || kind === 'radio') && options && !options.includes(value)
    ? [{ key: 'value', message: 'must be one of the options' }]
    : []

const optionProblems = ({ options = [] }: ContactField): Problem[] =>
  new Set(options).size < options.length ? [{ key: 'options', message: 'must not list an option twice' }] : []

const lengthProblems = ({ minlength = 0, maxlength, counter }: ContactField): Problem[] => [
  ...(maxlength !== undefined && maxlength < minlength
    ? [{ key: 'maxlength' as const, message: 'must not be below minlength' }]
    : []),
  ...(counter === 'down' && maxlength === undefined
    ? [{ key: 'counter' as const, message: 'must have a maxlength to count down from' }]
    : []),
]

export const fieldProblems = (field: ContactField): Problem[] => {
  const { kind, label, showIf, hideIf } = field
  const has = (key: keyof ContactField): boolean => field[key] !== undefined
  return [
    ...ONLY_WITH.filter(([key, kinds]) => has(key) && !kinds.includes(kind)).map(([key, kinds]) => ({
      key,
      message: `only goes with the kinds ${kinds.join(', ')}`,
    })),
    ...NEEDED.filter(([key, kinds]) => !has(key) && kinds.includes(kind)).map(([key]) => ({
      message: `must have ${key} with the kind ${kind}`,
    })),
    ...(!label && !UNLABELLED.includes(kind) ? [{ message: 'must have a label; only quiz and hidden have none' }] : []),
    ...(showIf && hideIf ? [{ key: 'hideIf' as const, message: 'must not stand beside showIf' }] : []),
    ...[rangeProblems, valueProblems, optionProblems, lengthProblems].flatMap((check) => check(field)),
  ]
}
