import type { Check } from './check'

/** True when something other than white space was typed or chosen. */
export const isFilled = (value: string): boolean => value.trim() !== ''

export const required: Check = (value) => (isFilled(value) ? undefined : 'required')
