import { bounds } from '../../shared/targeting/schedule'
import type { StoredPopup } from './queries'

/** True if visitors may come across it: it is neither paused nor before its start or after its end. */
export const isLive = (
  { ended, paused, targeting }: Pick<StoredPopup, 'ended' | 'paused' | 'targeting'>,
  now = Date.now(),
): boolean => !paused && !ended && !(targeting?.schedule && bounds(targeting.schedule, now).includes(true))

/** The most that the clock of a page may be ahead of the server's. */
const AHEAD_MS = 60_000

/** True if the popup has not begun yet by the clock of any page. */
export const isToCome = ({ targeting }: Pick<StoredPopup, 'targeting'>, now = Date.now()): boolean =>
  Boolean(targeting?.schedule && bounds(targeting.schedule, now + AHEAD_MS)[0])
