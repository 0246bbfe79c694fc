/** The times of a popup file as moments in UTC, which an import prints. */
import type { PopupDefinition } from '../../shared/model/popup'
import { changesBetween } from '../../shared/targeting/schedule-next'
import { momentIn } from '../../shared/values/zoned-time'
import { zoneData, zoneDataSays } from '../lib/zone-data'

const DAYS_MS = 4 * 86_400_000
/** The next times at which hours or weekdays begin or end. */
const MAX_CHANGES = 4

const isoTime = (moment: number): string => new Date(moment).toISOString().replace(':00.000Z', 'Z')

const line = (name: string, time: string | undefined, zone = 'UTC'): string[] =>
  time === undefined ? [] : [`${name} ${time} (${zone}) is ${isoTime(momentIn(time, zone))}`]

const changesOf = ({ targeting }: PopupDefinition, now: number): string[] => {
  const schedule = targeting?.schedule
  if (!schedule?.hours && !schedule?.weekdays) return []
  const changes = changesBetween(schedule, now, now + DAYS_MS).filter((moment) => moment > now)
  return changes.length ? [`next changes ${changes.slice(0, MAX_CHANGES).map(isoTime).join(', ')}`] : []
}

/** '' for a popup without times. */
export const momentsSay = (popup: PopupDefinition, now = Date.now()): string => {
  const schedule = popup.targeting?.schedule
  const { end, zone } = popup.design.countdown ?? {}
  const lines = [
    ...line('from', schedule?.from, schedule?.zone),
    ...line('to', schedule?.to, schedule?.zone),
    ...changesOf(popup, now),
    ...line('countdown until', end, zone),
  ]
  return lines.length ? [...lines, zoneDataSays(zoneData(now))].join('\n') : ''
}
