import type { Countdown } from '../../../shared/model/design'
import { endOfDuration } from '../../../shared/page/countdown/duration'
import { clockLag } from '../../../shared/page/platform/clock-lag'
import { momentIn } from '../../../shared/values/zoned-time'
import type { Live } from '../../core/ui/index'

/** When the countdown ends, in milliseconds since 1970 by the visitor's clock; NaN for an invalid date. */
export const endFor = ({ context: { page, popup } }: Live, { end, seconds = 0, zone = 'UTC' }: Countdown): number =>
  end === undefined
    ? endOfDuration(page.storage, `timer.${popup.key}`, seconds)
    : momentIn(end, zone) - clockLag(page.visitor)
