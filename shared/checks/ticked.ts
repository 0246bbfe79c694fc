import type { Check } from './check'

/** For a single required box, such as consent. Its value is `true`, `false`, or its own value when ticked. */
export const ticked: Check = (value) => (value === '' || value === 'false' ? 'tick' : undefined)
