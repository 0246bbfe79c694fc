import type { Check } from './check'
import { isFilled } from './required'

/** For required checkbox groups, radios and selects. The value is the chosen options, joined. */
export const chosen: Check = (value) => (isFilled(value) ? undefined : 'choose')
