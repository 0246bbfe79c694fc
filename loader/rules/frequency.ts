import type { Rule } from '../../shared/model/rules'

const DAY_MS = 86_400_000

/** Frequency capping (specification, section 4). Only a full display counts. */
export const frequency: Rule = ({ frequency: { rule, count }, key }, visitor) => {
  const seenMarker = visitor.marker('seen', key)
  if (!seenMarker || rule === 'always') return
  if (rule === 'days') return visitor.now() - seenMarker.at < count * DAY_MS
  const passed = visitor.visits() - seenMarker.visit
  // A visit still to come is one from before the trail was lost.
  return rule === 'once' || (passed >= 0 && passed < count)
}
