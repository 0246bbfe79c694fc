import type { Check } from './check'

/** A box alone holds `true` or `false`, or its own value when ticked. Required consent must be ticked. */
export const ticked: Check = (value) => (value === '' || value === 'false' ? 'tick' : undefined)
