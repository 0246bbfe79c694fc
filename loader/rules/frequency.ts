import type { Rule } from '../../shared/model/rules'

const DAY = 86_400_000

/** Frequency capping (specification, section 4). Only a full display counts. */
export const frequency: Rule = ({ frequency: { rule, count }, key }, visitor) => {
  const seen = visitor.marker('seen', key)
  if (!seen || rule === 'always') return
  if (rule === 'days') return visitor.now() - seen.at < count * DAY
  const passed = visitor.visits() - seen.visit
  // A visit still to come is one from before the trail was lost.
  return rule === 'once' || (passed >= 0 && passed < count)
}
