import type { Rule } from '../../../../shared/model/rules'
import { guard } from '../../../../shared/platform/dom'
import type { Storage } from '../../../../shared/platform/storage'
import { momentIn } from '../../../../shared/platform/zoned-time'
import { decodeCountdown } from '../../../../shared/wire/countdown'

/** Objects when the countdown is over (specification, section 4). A duration ends for each visitor separately. */
export const countdownPast =
  (storage: Pick<Storage, 'get'>): Rule =>
  ({ key, wire }, visitor) => {
    const countdown = guard(() => decodeCountdown(wire))
    const { end, zone = '' } = countdown ?? {}
    const endsAt = end === undefined ? countdown && storage.get(`timer.${key}`) : momentIn(end, zone) - visitor.ahead
    return endsAt !== undefined && endsAt <= visitor.now()
  }
