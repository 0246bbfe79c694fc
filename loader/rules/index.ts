/** The rules that every popup has. Rules that few popups have come with the targeting chunk. */
import type { Rule, Rules } from '../../shared/page/model/rules'

const DAY_MS = 86_400_000

/** Frequency capping (specification, section 4). Only a full display counts. */
const frequency: Rule = ({ frequency: { rule, count }, key }, visitor) => {
  const seenMarker = rule !== 'always' && visitor.marker('seen', key)
  if (!seenMarker) return
  if (rule === 'days') return visitor.now() - seenMarker.at < count * DAY_MS
  const passed = visitor.visits() - seenMarker.visit
  // A visit still to come is one from before the trail was lost.
  return rule === 'once' || (passed >= 0 && passed < count)
}

/** Objects to visitors who converted, if the owner asked for that. */
const converted: Rule = ({ stopWhenConverted, key }, visitor) => stopWhenConverted && visitor.marker('converted', key)

/**
 * Objects for a day after a close by the X or Escape; the marker expires by itself. Applies to the frequency `always`
 * only.
 */
const closed: Rule = ({ frequency, key }, visitor) => frequency.rule === 'always' && visitor.marker('closed', key)

export const RULES: Rules = { converted, closed, frequency }
