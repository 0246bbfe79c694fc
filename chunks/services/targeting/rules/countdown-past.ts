import type { Rule } from '../../../../shared/model/rules'
import { guard } from '../../../../shared/platform/dom'
import type { Storage } from '../../../../shared/platform/storage'
import { momentIn } from '../../../../shared/platform/zoned-time'
import { decodeCountdown } from '../../../../shared/wire/countdown'

/** A countdown whose end is past: there is nothing left to count (specification, section 4). A duration ends for each visitor. */
export const countdownPast =
  (storage: Pick<Storage, 'get'>): Rule =>
  ({ key, wire }, visitor) => {
    const countdown = guard(() => decodeCountdown(wire))
    const { end, zone = '' } = countdown ?? {}
    const at = end === undefined ? countdown && storage.get(`timer.${key}`) : momentIn(end, zone)
    return at !== undefined && at <= visitor.now()
  }
