import type { Countdown } from '../../../shared/model/design'
import { LIFETIME } from '../../../shared/model/storage-schema'
import { momentIn } from '../../../shared/platform/zoned-time'
import type { Live } from '../../core/ui/index'

/** A duration begins when the visitor first sees it, and goes on over pages: its end is kept. */
const endOfDuration = ({ context: { page, popup } }: Live, seconds: number): number => {
  const end = Date.now() + seconds * 1000
  const kept = Number(page.storage.get(`timer.${popup.key}`) ?? Number.NaN)
  // Later than a whole duration from now: the owner has made it shorter since.
  if (kept <= end) return kept
  page.storage.set(`timer.${popup.key}`, end, LIFETIME.timer)
  return end
}

/** When it ends for this visitor, in milliseconds since 1970; NaN for a date that is none. */
export const endFor = (live: Live, { end, seconds = 0, zone = 'UTC' }: Countdown): number =>
  end === undefined ? endOfDuration(live, seconds) : momentIn(end, zone)
