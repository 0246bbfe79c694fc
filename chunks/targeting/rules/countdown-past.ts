import { guard } from '../../../shared/dom'
import { momentIn } from '../../../shared/moment'
import type { Rule } from '../../../shared/rules'
import { decodeCountdown } from '../../../shared/wire/countdown'

/** A countdown whose end date is past: there is nothing left to count (specification, section 4). */
export const countdownPast: Rule = ({ wire }, visitor) => {
  const { end, zone = '' } = guard(() => decodeCountdown(wire)) ?? {}
  return end !== undefined && momentIn(end, zone) <= visitor.now()
}
