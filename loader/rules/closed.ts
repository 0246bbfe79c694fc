import type { Rule } from '../../shared/model/rules'

/**
 * Objects for a day after a close by the X or Escape; the marker expires by itself. Applies to the frequency `always`
 * only.
 */
export const closed: Rule = ({ frequency, key }, visitor) =>
  frequency.rule === 'always' && visitor.marker('closed', key)
