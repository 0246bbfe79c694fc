import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { checkTime } from '../../../../server/doctor/time'
import { momentsSay } from '../../../../server/files/moments'
import { zoneData, zoneDataAge, zoneDataSays } from '../../../../server/lib/zone-data'
import { popupOf } from '../../../support/popup'

const timeOf = (time: string): number => Date.parse(time)

it('says how old the zone data are, and advises an update once they may be wrong', () => {
  expect(zoneData(timeOf('2026-11-27T00:00Z'), '2026c')).toMatchObject({ old: false })
  expect(zoneDataSays(zoneData(timeOf('2026-11-27T00:00Z'), '2026c'))).not.toContain('update Node')
  expect(zoneDataSays(zoneData(timeOf('2026-11-27T00:00Z'), '2025b'))).toMatch(
    /^Time zones by the data 2025b, about 2\d months old\. .*update Node$/,
  )
  expect(zoneData(timeOf('2026-11-27T00:00Z'), '')).toMatchObject({ old: true })
  expect(zoneData().version).toBe(process.versions.tz)
})

it.each([
  ['2026c', 'ok', undefined],
  ['2025b', 'look', 'Times in zones that have changed their clocks since may be wrong: update Node'],
  ['', 'look', 'Times in zones that have changed their clocks since may be wrong: update Node'],
])('wisp doctor says the same of data %s', (version, state, advice) => {
  const now = timeOf('2036-11-27T00:00Z')
  const [found] = checkTime(fileURLToPath(import.meta.url), version.replace('202', '203'), now)
  const text = zoneDataAge(zoneData(now, version.replace('202', '203')))
  expect(found).toEqual({ state, text, ...(advice && { advice }) })
})

it('says which moments the times of a popup are', () => {
  const schedule = { from: '2030-01-31T18:00', to: '2030-07-31T18:00', zone: 'Europe/Paris' }
  const text = momentsSay(popupOf({ targeting: { schedule } }), timeOf('2030-01-01T00:00Z'))
  expect(text).toContain('from 2030-01-31T18:00 (Europe/Paris) is 2030-01-31T17:00Z')
  expect(text).toContain('to 2030-07-31T18:00 (Europe/Paris) is 2030-07-31T16:00Z')
  expect(text).toContain('Time zones by the data')
  const nightly = { hours: [{ from: '22:00', to: '02:00' }], zone: 'Asia/Kolkata' }
  expect(momentsSay(popupOf({ targeting: { schedule: nightly } }), timeOf('2030-01-01T00:00Z'))).toContain(
    'next changes 2030-01-01T16:30Z, 2030-01-01T20:30Z',
  )
  expect(momentsSay(popupOf())).toBe('')
})
