import { describe, expect, it } from 'vitest'
import { openingsAt } from '../../../../server/targeting/openings'
import { offsetsOf } from '../../../../server/targeting/zone-offsets'
import { isOpenBy } from '../../../../shared/targeting/schedule'
import { aheadOf, momentIn } from '../../../../shared/values/zoned-time'
import table from '../../../support/zone-changes.json'

const [MINUTE, QUARTER, DAY] = [60_000, 15 * 60_000, 24 * 60 * 60_000]
const [FROM, TO] = [Date.parse('2023-01-01T00:00Z'), Date.parse('2026-01-01T00:00Z')]

interface Change {
  changeTime: number
  /** How far clocks are ahead of UTC before and from then on. */
  before: number
  after: number
}

/**
 * The first number is minutes ahead of UTC at the beginning, then each change follows. Worked out by Python's zoneinfo from the
 * operating system's files of zones, so neither the code nor the data is ours or the browser's. These years are over: later
 * releases of the data say the same of them.
 */
const changesOf = ([first, ...rest]: (number | (string | number)[])[]): Change[] => {
  let before = Number(first) * MINUTE
  return [[new Date(FROM).toJSON(), Number(first)], ...(rest as [string, number][])].map(([text, minutes]) => {
    const change = { changeTime: Date.parse(`${text}`), before, after: Number(minutes) * MINUTE }
    before = change.after
    return change
  })
}

const ZONES = Object.entries(table).map(([zone, rows]) => ({ zone, changes: changesOf(rows) }))
const offsetIn = (changes: Change[], moment: number): number =>
  changes.findLast(({ changeTime }) => changeTime <= moment)?.after ?? 0

/** Around a change. */
const quartersAround = (time: number, hours: number): number[] =>
  Array.from({ length: hours * 8 + 1 }, (_, index) => time + (index - hours * 4) * QUARTER)

describe('zones, against a table by another implementation', () => {
  it.each(ZONES)('$zone: its clocks change when they do, and at no other time', ({ zone, changes }) => {
    const moments = changes.flatMap(({ changeTime }) => [
      changeTime,
      ...(changeTime > FROM ? [changeTime - MINUTE] : []),
    ])
    for (let moment = FROM; moment < TO; moment += 3 * DAY) moments.push(moment)
    for (const offset of [aheadOf(zone), offsetsOf(zone)])
      expect(moments.filter((moment) => offset(moment) !== offsetIn(changes, moment))).toEqual([])
  })

  it.each(ZONES)('$zone: local times are the moments that they are, beside each change too', ({ zone, changes }) => {
    for (const { changeTime, before, after } of changes.slice(1))
      for (const local of quartersAround(changeTime + before, 4)) {
        const isLater = local - before >= changeTime && local - after >= changeTime
        const expected = local - (isLater ? after : before)
        const text = new Date(local).toJSON().slice(0, 16)
        expect([text, momentIn(text, zone)]).toEqual([text, expected])
      }
  })

  it('opens and closes by the clocks on the wall, from two days before each change to two days after', () => {
    let decisions = 0
    for (const { zone, changes } of ZONES)
      for (const { changeTime } of changes) {
        const openings = openingsAt(
          { zone, weekdays: ['sat', 'sun', 'thu'], hours: [{ from: '22:30', to: '02:15' }] },
          changeTime,
        )
        for (const moment of quartersAround(changeTime, 48).filter(
          (candidate) => candidate > openings.from && candidate < openings.to,
        )) {
          const clock = new Date(moment + offsetIn(changes, moment))
          const minutes = clock.getUTCHours() * 60 + clock.getUTCMinutes()
          const day = clock.getUTCDay()
          const isOn = minutes >= 22 * 60 + 30 ? [6, 0, 4].includes(day) : minutes < 135 && [0, 1, 5].includes(day)
          if (moment >= FROM) expect([zone, clock, isOpenBy(openings, moment)]).toEqual([zone, clock, isOn])
          decisions++
        }
      }
    expect(decisions).toBeGreaterThan(50_000)
  })
})
