import type { Check, Limits } from './check'
import { tidyDigits } from './tidy'

/** Step of number fields: two decimals. */
const DEFAULT_STEP = '0.01'

/** Marks that group digits: spaces, apostrophes, and the Arabic sign for thousands. */
const GROUPING_MARKS = /['’`\s\u066c]/g
const ARABIC_DECIMAL = /\u066b/g
/** Spaces that keyboards with word completion add at a sign. */
const INNER_BLANKS = /(^-|[.,]) +| +(?=[.,])/g
/** An apostrophe or Arabic thousands sign before the last one or two digits separates decimals. */
const DECIMAL_MARK = /^(-?\d+)['’`\u066c](?=\d\d?$)/
/** A space before one or two digits may be a slip or a decimal separator: such an amount is refused, not guessed. */
const DECIMALS_APART = / \d\d?(?:$|[.,])/

/** Groups of three; in India the others have two. */
const GROUPED_NUMBERS = { ',': /^[1-9]\d{0,2}(,\d{2,3})*,\d{3}$/, '.': /^[1-9]\d{0,2}(\.\d{2,3})*\.\d{3}$/ }

const whole = (text: string): string => text.replace(/[.,]/g, '')

/** Without groups and with a decimal point; undefined if the separators make no sense. */
const pointed = (bare: string, decimal: string): string | undefined => {
  const signs = bare.replace(/\d/g, '')
  const last = signs.at(-1) as '.' | ',' | undefined
  if (!last) return bare
  const separatorIndex = bare.lastIndexOf(last)
  const [before, after] = [bare.slice(0, separatorIndex), bare.slice(separatorIndex + 1)]
  const grouped = GROUPED_NUMBERS[last].test(bare)
  if (signs.length === 1) return grouped && last !== decimal ? whole(bare) : `${before}.${after}`
  if (grouped) return whole(bare)
  const other = last === '.' ? ',' : '.'
  return GROUPED_NUMBERS[other].test(before) || !/[.,]/.test(before) ? `${whole(before)}.${after}` : undefined
}

/** The typed number as digits with a decimal point; undefined if it is no number. */
const readNumber = (typed: string, decimal = '.'): string | undefined => {
  const text = tidyDigits(typed).replace(ARABIC_DECIMAL, '.').replace(INNER_BLANKS, '$1').replace(DECIMAL_MARK, '$1.')
  if (DECIMALS_APART.test(text)) return
  const bare = text.replace(GROUPING_MARKS, '')
  const [, sign, digits = ''] = /^(-?)(?=.*\d)([\d.,]+)$/.exec(bare) ?? []
  const point = digits && pointed(digits, decimal)
  if (!point) return
  const [before, after] = point.split('.')
  return `${sign === '-' ? '-' : ''}${before || '0'}${after ? `.${after}` : ''}`
}

/** Decimals of a step; undefined for any number of them. */
const decimalsOf = (step = DEFAULT_STEP): number | undefined => {
  if (step === 'any') return
  return (/\.(\d+)/.exec(Number(step) > 0 ? step : DEFAULT_STEP)?.[1] ?? '').length
}

/** Rounded to 2 decimals, or as many as the step has. Shifted by text (`e2`), as 1.005 × 100 is 100.49999999999999. */
const rounded = (number: string, decimals: number | undefined): string => {
  const [, after = ''] = number.split('.')
  if (decimals === undefined || after.length <= decimals) return number
  return `${Math.round(Number(`${number}e${decimals}`)) / 10 ** decimals}`
}

/** A number as it is sent. Other text is returned unchanged. */
export const roundNumber = (
  typed: string,
  { step, decimal }: Limits & { decimal?: string | undefined } = {},
): string => {
  const number = readNumber(typed, decimal)
  // A step of whole numbers is the owner's rule: a fraction is told, not rounded.
  return number === undefined ? typed : rounded(number, Math.max(decimalsOf(step) ?? 20, 2))
}

const isOnStep = (number: number, { step = '', min = '0' }: Limits): boolean => {
  if (!(Number(step) > 0)) return true
  const steps = (number - (Number(min) || 0)) / Number(step)
  return Math.abs(steps - Math.round(steps)) < 1e-6
}

/** Digits and separators only, within the owner's limits. A sign is one where the limits allow for it. */
export const number: Check = (value, { decimal, ...limits }) => {
  if (!value) return
  const read = readNumber(value, decimal)
  const { min, max } = limits
  if (read === undefined || (read.startsWith('-') && !(Number(min) < 0))) return 'number'
  if (min && Number(read) < Number(min)) return 'tooSmall'
  if (max && Number(read) > Number(max)) return 'tooLarge'
  if (!isOnStep(Number(read), limits)) return 'step'
}
