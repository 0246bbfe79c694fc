/** The rules by which Contact Form 7 says of a field what is wrong. What is not known here is left to the server. */
import { list, object, text } from '../../../shared/values/names'

type Rule = Record<string, unknown>
type Values = FormDataEntryValue[]
/** @returns whether the field may be sent */
type Check = (values: Values, rule: Rule) => boolean

const words = (values: Values): string[] =>
  values.flatMap((value) => (typeof value === 'string' && value.trim() ? [value.trim()] : []))
const files = (values: Values): File[] =>
  values.flatMap((value) => (typeof value !== 'string' && value.name ? [value] : []))
const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0)
const lengthOf = (values: Values): number => sum(words(values).map((word) => [...word].length))
const sizeOf = (values: Values): number => sum(files(values).map(({ size }) => size))
const matches =
  (pattern: RegExp): Check =>
  (values) =>
    words(values).every((word) => pattern.test(word))
/** Without a threshold that is a number, nothing is wrong. */
const within =
  (measure: (values: Values) => number, isMost: boolean): Check =>
  (values, { threshold }) => {
    const measured = measure(values)
    const limit = Number(threshold)
    return !(isMost ? measured > limit : measured && measured < limit)
  }
const each =
  (isRight: (word: string, threshold: string) => boolean): Check =>
  (values, { threshold }) =>
    words(values).every((word) => isRight(word, text(threshold) || `${threshold}`))
const acceptOf = (rule: Rule): string[] => list(rule.accept).map(String)
/** 1 is Monday. */
const dayOf = (date: string): string => `${new Date(`${date}T00:00Z`).getUTCDay() || 7}`

const CHECKS_BY_RULE = new Map<string, Check>([
  ['required', (values) => !!(words(values)[0] ?? files(values)[0])],
  ['requiredfile', (values) => !!files(values)[0]],
  ['email', matches(/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>.]+$/)],
  ['url', matches(/^[a-z][a-z\d+.-]*:\S+$/i)],
  ['tel', matches(/^\+?[\d()/ .-]*(\s*(x|ext)\.?\s*\d+)?$/i)],
  ['number', matches(/^-?(\d+|\d*\.\d+)(e[+-]?\d+)?$/i)],
  ['date', matches(/^\d{4}-\d\d-\d\d$/)],
  ['time', matches(/^\d\d:\d\d(:\d\d)?$/)],
  ['enum', (values, rule) => words(values).every((word) => acceptOf(rule).includes(word))],
  ['dayofweek', (values, rule) => words(values).every((word) => acceptOf(rule).includes(dayOf(word)))],
  ['minitems', within((values) => words(values).length, false)],
  ['maxitems', within((values) => words(values).length, true)],
  ['minlength', within(lengthOf, false)],
  ['maxlength', within(lengthOf, true)],
  ['minfilesize', within(sizeOf, false)],
  ['maxfilesize', within(sizeOf, true)],
  ['minnumber', each((word, threshold) => !(Number(word) < Number(threshold)))],
  ['maxnumber', each((word, threshold) => !(Number(word) > Number(threshold)))],
  ['mindate', each((word, threshold) => word >= threshold)],
  ['maxdate', each((word, threshold) => word <= threshold)],
  [
    'file',
    (values, rule) =>
      files(values).every(({ name, type }) =>
        acceptOf(rule).some((kind) =>
          kind[0] === '.' ? name.toLowerCase().endsWith(kind) : type.startsWith(kind.replace(/\*$/, '')),
        ),
      ),
  ],
  // Rules that combine several others.
  ['any', (values, rule) => list(rule.rules).some((inner) => isRight(values, object(inner)))],
  ['all', (values, rule) => list(rule.rules).every((inner) => isRight(values, object(inner)))],
])

const isRight = (values: Values, rule: Rule): boolean => CHECKS_BY_RULE.get(text(rule.rule))?.(values, rule) ?? true

/** @returns what the first broken rule says; '' if none is broken */
export const errorOf = (rules: Rule[], data: FormData): string => {
  const broken = rules.find((rule) => {
    const field = text(rule.field)
    return !isRight([...data.getAll(field), ...data.getAll(`${field}[]`)], rule)
  })
  return text(broken?.error)
}
