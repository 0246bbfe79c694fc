import { describe, expect, it } from 'vitest'
import { deadline, split } from '../../../chunks/countdown/remaining'
import { momentIn } from '../../../shared/moment'

describe('momentIn', () => {
  it.each([
    ['2026-01-15T12:00', 'UTC', '2026-01-15T12:00:00Z'],
    ['2026-01-15T12:00', 'Asia/Jerusalem', '2026-01-15T10:00:00Z'],
    ['2026-07-15T12:00:30', 'Asia/Jerusalem', '2026-07-15T09:00:30Z'],
    ['2026-03-08T01:30', 'America/New_York', '2026-03-08T06:30:00Z'],
    ['2026-03-08T03:30', 'America/New_York', '2026-03-08T07:30:00Z'],
    ['2026-11-01T00:30', 'America/New_York', '2026-11-01T04:30:00Z'],
    ['2026-11-01T12:00', 'America/New_York', '2026-11-01T17:00:00Z'],
    ['2026-03-29T00:59', 'Europe/London', '2026-03-29T00:59:00Z'],
    ['2026-03-29T02:00', 'Europe/London', '2026-03-29T01:00:00Z'],
    ['2026-05-01T00:00', 'Asia/Kathmandu', '2026-04-30T18:15:00Z'],
  ])('%s in %s is %s', (local, zone, utc) => expect(new Date(momentIn(local, zone))).toEqual(new Date(utc)))

  it('takes a skipped time by the clock before the change', () =>
    expect(momentIn('2026-03-08T02:30', 'America/New_York')).toBe(Date.parse('2026-03-08T07:30:00Z')))

  it.each([
    ['soon', 'UTC'],
    ['2026-01-15T12:00', 'Mars/Olympus'],
  ])('knows no %s in %s', (local, zone) => expect(momentIn(local, zone)).toBeNaN())
})

describe('countdown', () => {
  it('splits seconds into units', () =>
    expect(split(2 * 86_400 + 3 * 3_600 + 4 * 60 + 5)).toEqual({ days: 2, hours: 3, minutes: 4, seconds: 5 }))
  it('counts a duration from now', () =>
    expect(Math.abs(deadline({ style: 'flip', seconds: 90 }) - Date.now() - 90_000)).toBeLessThan(1_000))
})
