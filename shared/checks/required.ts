import type { Check } from './check'

/** True if there is more than white space. */
export const isFilled = (value: string): boolean => value.trim() !== ''

export const required: Check = (value) => (isFilled(value) ? undefined : 'required')

/**
 * A form with only empty fields is not submitted. `values`: values of the visible fields; an unticked box is `false`.
 */
export const everyFieldEmpty = (values: string[]): 'required' | undefined =>
  values.some((value) => isFilled(value) && value !== 'false') ? undefined : 'required'
