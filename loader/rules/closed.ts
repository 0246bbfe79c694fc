import type { Rule } from '../../shared/model/rules'

/** Closed by the X or by Escape within the day; the marker itself lives no longer. Only the everywhere-always rule looks at it. */
export const closed: Rule = ({ frequency, key }, visitor) =>
  frequency.rule === 'always' && visitor.marker('closed', key)
