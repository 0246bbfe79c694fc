import type { Check } from './check'

/** For required names: 1 to 40 characters, no digits or angle brackets. */
export const personName: Check = (value) => (/^[^\p{Nd}<>]{0,40}$/u.test(value) ? undefined : 'name')
