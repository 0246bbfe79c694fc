import { bounds } from '../../shared/targeting/schedule'
import type { StoredPopup } from '../store/popups'

/** Whether visitors may come across it: it is neither paused nor before its start or after its end. */
export const isLive = ({ paused, targeting }: Pick<StoredPopup, 'paused' | 'targeting'>, now = Date.now()): boolean =>
  !paused && !(targeting?.schedule && bounds(targeting.schedule, now).includes(true))

/** Clocks of pages may be ahead of ours. */
const AHEAD_MS = 60_000

/** Before its start, on each page. */
export const isToCome = ({ targeting }: Pick<StoredPopup, 'targeting'>, now = Date.now()): boolean =>
  Boolean(targeting?.schedule && bounds(targeting.schedule, now + AHEAD_MS)[0])
