import type { Check } from './check'
import { isFilled } from './required'

/** Required groups of boxes need one ticked, required radios and selects a choice. The value is what was chosen, joined. */
export const chosen: Check = (value) => (isFilled(value) ? undefined : 'choose')
