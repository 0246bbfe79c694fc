/** A popup that was shown rests for a while: in a cookie, and in memory where no cookie may be kept. */
import { hasCookie, SAME_SITE, writeCookie } from '../../../shared/page/storage/storage'
import type { TimedPopup } from '../../../shared/wire/page/site/popup'

/** Id → until when it rests, in milliseconds since 1970. */
const resting = new Map<string, number>()

const cookieOf = (id: string): string => `wisp_popup_${encodeURIComponent(id)}=1`

/** Read each time: another tab may have shown it meanwhile. */
export const isResting = ({ id }: TimedPopup): boolean | undefined =>
  (resting.get(id) as number) > Date.now() || hasCookie(cookieOf(id))

export const startRest = ({ id, rest }: TimedPopup, consented: boolean): void => {
  resting.set(id, rest ? Date.now() + rest * 1000 : Infinity)
  if (consented) writeCookie(cookieOf(id) + SAME_SITE, rest)
}
