// @vitest-environment happy-dom

import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Live } from '../../../../chunks/core/ui/live'
import { Countdown } from '../../../../chunks/parts/countdown/clock'
import type { Countdown as Setting } from '../../../../shared/model/design'
import { split } from '../../../../shared/page/countdown/remaining'
import { spokenTime } from '../../../../shared/page/countdown/units'
import { createStorage, type Storage } from '../../../../shared/page/storage/storage'
import { encodeDesign } from '../../../../shared/wire/server/design'
import { flush } from '../../../support/flush'
import { popupOf } from '../../../support/popup'

const roots: Root[] = []
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  for (const root of roots.splice(0)) flush(() => root.unmount())
  vi.useRealTimers()
})

/** Shows a popup with this countdown at this time. */
const show = (
  countdown: Setting,
  now: string | number,
  storage: Storage = createStorage(false),
  screen: () => string = () => 'main',
  ahead = 0,
) => {
  vi.setSystemTime(now)
  const close = vi.fn()
  const wire = { design_properties: encodeDesign({ ...popupOf().design, countdown }) }
  const page = { storage, visitor: { ahead } }
  const live = { close, screen, context: { popup: { key: 'popup00000001', language: 'en', wire }, page } }
  const place = document.createElement('div')
  const root = createRoot(place)
  roots.push(root)
  flush(() =>
    root.render(<Countdown element={<p />} source={document.createElement('p')} live={live as unknown as Live} />),
  )
  return {
    close,
    storage,
    /** `1 01:02:03` */
    reads: () => [...place.querySelectorAll('.wisp-digits')].map(({ textContent }) => textContent).join(' '),
    /** The tab was hidden, and is visible again at this time. */
    look(time: string | number) {
      vi.setSystemTime(time)
      flush(() => document.dispatchEvent(new Event('visibilitychange')))
    },
  }
}

describe('a countdown to a date, across a change of the clocks', () => {
  it.each<[zone: string, day: string, from: string, reads: string, next: string]>([
    // From noon to noon by the zone's clocks; then the time that is left, and an hour before the end.
    ['America/New_York', '2026-03-08', '2026-03-07T17:00Z', '23 00 00', '2026-03-08T15:00Z'],
    ['America/New_York', '2026-11-01', '2026-10-31T16:00Z', '01 01 00 00', '2026-11-01T16:00Z'],
    ['Europe/Paris', '2026-03-29', '2026-03-28T11:00Z', '23 00 00', '2026-03-29T09:00Z'],
    ['Europe/Paris', '2026-10-25', '2026-10-24T10:00Z', '01 01 00 00', '2026-10-25T10:00Z'],
    ['Australia/Lord_Howe', '2026-10-04', '2026-10-03T01:30Z', '23 30 00', '2026-10-04T00:00Z'],
    ['Australia/Lord_Howe', '2026-04-05', '2026-04-04T01:00Z', '01 00 30 00', '2026-04-05T00:30Z'],
    ['America/New_York', '2026-06-11', '2026-06-10T16:00Z', '01 00 00 00', '2026-06-11T15:00Z'],
  ])('in %s, to noon on %s', (zone, day, from, reads, hourBefore) => {
    const clock = show({ style: 'flip', end: `${day}T12:00`, zone }, from)
    expect(clock.reads()).toBe(reads)
    clock.look(hourBefore)
    expect(clock.reads()).toBe('01 00 00')
    clock.look(Date.parse(hourBefore) + 3_598_000)
    expect(clock.reads()).toBe('00 00 02')
    vi.advanceTimersByTime(1_900)
    expect(clock.close).not.toHaveBeenCalled()
    vi.advanceTimersByTime(100)
    expect(clock.close.mock.calls).toEqual([['timer']])
  })
})

it.each(['2026-06-11T12:00:00Z', '2026-06-11T14:00+02:00', '2026-06-11T07:00-0500'])(
  'a countdown to %s runs to that moment, whatever the zone',
  (end) => expect(show({ style: 'flip', end, zone: 'Asia/Tokyo' }, '2026-06-11T10:58:57Z').reads()).toBe('01 01 03'),
)

it.each([
  ['years ahead', '2031-06-11T10:58:57Z'],
  ['years behind', '2019-06-11T10:58:57Z'],
])('a countdown to a moment shows what is left by the server’s clock where the visitor’s is %s', (_, clock) => {
  const ahead = Date.parse('2026-06-11T10:58:57Z') - Date.parse(clock)
  const end: Setting = { style: 'flip', end: '2026-06-11T12:00:00Z' }
  expect(show(end, clock, createStorage(false), () => 'main', ahead).reads()).toBe('01 01 03')
})

describe('a countdown of a fixed duration', () => {
  const TEN_MINUTES: Setting = { style: 'digits', seconds: 600 }

  it('starts when it is first seen, and continues when it is seen again', () => {
    const { reads, storage } = show(TEN_MINUTES, 0)
    expect(reads()).toBe('00 10 00')
    expect(show(TEN_MINUTES, 240_000, storage).reads()).toBe('00 06 00')
  })

  it('is never longer than its owner’s newest setting', () => {
    const { storage } = show({ style: 'digits', seconds: 86_400 }, 0)
    expect(show(TEN_MINUTES, 1_000, storage).reads()).toBe('00 10 00')
  })

  it.each([['tomorrow'], [Number.NaN], [{}]])('starts again if storage contains %o', (value) => {
    const storage = createStorage(false)
    storage.set('timer.popup00000001', value as number)
    expect(show(TEN_MINUTES, 0, storage).reads()).toBe('00 10 00')
  })

  it('stays at zero if it is over when the visitor opens its popup', () => {
    const { storage } = show(TEN_MINUTES, 0)
    const { close, reads } = show(TEN_MINUTES, 700_000, storage)
    expect(reads()).toBe('00 00 00')
    vi.advanceTimersByTime(5_000)
    expect(close).not.toHaveBeenCalled()
  })
})

it('does not close the popup after a lead, which has its own time', () => {
  const { close } = show({ style: 'digits', seconds: 2 }, 0, createStorage(false), () => 'thanks')
  vi.advanceTimersByTime(5_000)
  expect(close).not.toHaveBeenCalled()
})

it.each([[Number.POSITIVE_INFINITY], [1e300]])('a duration of %o seconds is limited to a year', (seconds) => {
  expect(show({ style: 'flip', seconds }, 0).reads()).toBe('366 00 00 00')
})

it('an invalid date leaves the element as it is', () => {
  expect(show({ style: 'flip', end: 'soon', zone: 'UTC' }, 0).reads()).toBe('')
})

it('splits seconds into units', () =>
  expect(split(2 * 86_400 + 3 * 3_600 + 4 * 60 + 5)).toEqual({ days: 2, hours: 3, minutes: 4, seconds: 5 }))

describe('the remaining time in words', () => {
  const remaining = (days: number, hours: number, minutes: number) => ({ days, hours, minutes, seconds: 9 })

  it.each([
    [remaining(2, 0, 1), 'en', '2 days 1 minute'],
    [remaining(0, 1, 30), 'en', '1 hour 30 minutes'],
    [remaining(0, 0, 0), 'en', '9 seconds'],
    [remaining(0, 2, 0), 'he', 'שעתיים'],
  ] as const)('%o in %s: %s', (values, language, words) => expect(spokenTime(values, language)).toBe(words))
})
