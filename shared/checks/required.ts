import type { Check } from './check'

/** True if there is more than white space. */
export const isFilled = (value: string): boolean => value.trim() !== ''

export const required: Check = (value) => (isFilled(value) ? undefined : 'required')
