import { afterEach, describe, expect, it, vi } from 'vitest'
import { openingsAt } from '../../../../server/targeting/openings'
import { offsetsOf } from '../../../../server/targeting/zone-offsets'
import { changesBetween } from '../../../../shared/targeting/schedule-next'
import type { Schedule } from '../../../../shared/targeting/visit-targeting'
import { aheadOf } from '../../../../shared/values/zoned-time'

afterEach(() => vi.restoreAllMocks())

const [MINUTE, DAY] = [60_000, 86_400_000]
const ZONES = ['UTC', 'Europe/Paris', 'Africa/Casablanca', 'Australia/Lord_Howe', 'America/St_Johns', 'Asia/Kathmandu']

describe('remembered offsets of zones', () => {
  // St John's changed its clocks at a minute past midnight until 2011, Lord Howe by half an hour.
  it.each([
    ['2010-03-14T03:25Z', '2010-03-14T03:40Z', ['America/St_Johns']],
    ['2026-03-28T22:00Z', '2026-03-29T03:00Z', ZONES],
    ['2026-04-04T13:30Z', '2026-04-04T16:30Z', ZONES],
    ['2026-10-25T00:00Z', '2026-10-25T02:00Z', ZONES],
  ])('are those of the zone data at every minute from %s to %s', (from, to, zones) => {
    for (const zone of zones)
      for (let moment = Date.parse(from); moment < Date.parse(to); moment += MINUTE)
        expect([zone, moment, offsetsOf(zone)(moment)]).toEqual([zone, moment, aheadOf(zone)(moment)])
  })

  it('give the same openings, over a year of days', () => {
    const schedule: Schedule = { weekdays: ['sat', 'sun'], hours: [{ from: '22:30', to: '02:15' }] }
    for (const zone of ZONES)
      for (let day = Date.parse('2026-01-01'); day < Date.parse('2027-01-01'); day += 6 * DAY)
        expect(changesBetween({ ...schedule, zone }, day, day + 5 * DAY, offsetsOf(zone))).toEqual(
          changesBetween({ ...schedule, zone }, day, day + 5 * DAY),
        )
  })

  it('ask the zone data some times for each zone, and not for each of 600 schedules', () => {
    const format = vi.spyOn(Intl.DateTimeFormat.prototype as { format: unknown }, 'format', 'get')
    const zones = Intl.supportedValuesOf('timeZone').slice(-40)
    for (const day of [0, 1])
      for (let index = 0; index < 600; index++)
        openingsAt(
          { zone: zones[index % 40] ?? '', hours: [{ from: '09:00', to: `1${index % 10}:30` }] },
          Date.parse('2026-11-27') + day * DAY,
        )
    expect(format.mock.calls.length).toBeLessThan(40 * 40)
  })

  it('do not know a zone that is none', () => expect(() => offsetsOf('Mars/Base')).toThrow('Mars/Base'))
})
