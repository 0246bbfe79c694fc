import { isFilled } from './required'

/**
 * A form in which every field is empty is not submitted. `values`: of the fields a visitor fills in, as the form reads them;
 * a box that is not ticked reads `false`.
 */
export const everyFieldEmpty = (values: string[]): 'required' | undefined =>
  values.some((value) => isFilled(value) && value !== 'false') ? undefined : 'required'
