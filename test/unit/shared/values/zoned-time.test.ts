import { describe, expect, it } from 'vitest'
import { momentIn } from '../../../../shared/values/zoned-time'

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
    ['2026-10-04T01:59', 'Australia/Lord_Howe', '2026-10-03T15:29:00Z'],
    ['2026-10-04T02:30', 'Australia/Lord_Howe', '2026-10-03T15:30:00Z'],
    ['2026-05-01T00:00', 'Asia/Kathmandu', '2026-04-30T18:15:00Z'],
  ])('%s in %s is %s', (local, zone, utc) => expect(new Date(momentIn(local, zone))).toEqual(new Date(utc)))

  it.each([
    ['skipped', '2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30:00Z'],
    ['skipped', '2026-03-29T02:30', 'Europe/Paris', '2026-03-29T01:30:00Z'],
    ['skipped', '2026-10-04T02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00Z'],
    ['twice', '2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00Z'],
    ['twice', '2026-10-25T02:30', 'Europe/Paris', '2026-10-25T00:30:00Z'],
    ['twice', '2026-04-05T01:45', 'Australia/Lord_Howe', '2026-04-04T14:45:00Z'],
  ])('a time that exists %s, %s in %s, is read by the clock before the change', (_, local, zone, utc) =>
    expect(new Date(momentIn(local, zone))).toEqual(new Date(utc)),
  )

  it.each([
    ['2026-01-15T12:00Z', '2026-01-15T12:00:00Z'],
    ['2026-01-15T12:00:30.500z', '2026-01-15T12:00:30.500Z'],
    ['2026-01-15T12:00+02:00', '2026-01-15T10:00:00Z'],
    ['2026-01-15T12:00:30-0530', '2026-01-15T17:30:30Z'],
    ['2026-01-15T12:00+01', '2026-01-15T11:00:00Z'],
  ])('%s contains its offset: %s, whatever the zone', (text, utc) => {
    for (const zone of ['UTC', 'America/New_York', 'Mars/Olympus'])
      expect(new Date(momentIn(text, zone))).toEqual(new Date(utc))
  })

  it.each([
    ['soon', 'UTC'],
    ['2026-02-31T12:00+99:00', 'UTC'],
    ['2026-01-15T12:00', 'Mars/Olympus'],
  ])('there is no %s in %s', (local, zone) => expect(momentIn(local, zone)).toBeNaN())
})
