import type { Countdown } from '../../../shared/model/design'
import { LIFETIME } from '../../../shared/model/storage-schema'
import { momentIn } from '../../../shared/platform/zoned-time'
import type { Live } from '../../core/ui/index'

/** A duration starts when the visitor first sees it and continues over pages, so its end is stored. */
const endOfDuration = ({ context: { page, popup } }: Live, seconds: number): number => {
  const end = Date.now() + seconds * 1000
  const stored = Number(page.storage.get(`timer.${popup.key}`) ?? Number.NaN)
  // A stored end more than one duration away means that the owner has shortened it since: start again.
  if (stored <= end) return stored
  page.storage.set(`timer.${popup.key}`, end, LIFETIME.timer)
  return end
}

/** When the countdown ends for this visitor, in milliseconds since 1970; NaN for an invalid date. */
export const endFor = (live: Live, { end, seconds = 0, zone = 'UTC' }: Countdown): number =>
  end === undefined ? endOfDuration(live, seconds) : momentIn(end, zone)
