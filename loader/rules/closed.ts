import type { Rule } from '../../shared/rules'

/** Closed by X within the day; the marker itself lives no longer. Only the everywhere-always rule looks at it. */
export const closed: Rule = ({ frequency, key }, visitor) =>
  frequency.rule === 'always' && visitor.marker('closed', key)
