import { describe, expect, it } from 'vitest'
import { factsOf as requestFacts } from '../../../../server/targeting/facts'
import { openingsAt } from '../../../../server/targeting/openings'
import type { PageFacts } from '../../../../shared/targeting/page-facts'
import { isOpen, isOpenBy } from '../../../../shared/targeting/schedule'
import { nextOpening } from '../../../../shared/targeting/schedule-next'
import {
  LIVE_RULES,
  LIVE_SETTINGS,
  SERVER_RULES,
  SERVER_SETTINGS,
  type ServerFacts,
} from '../../../../shared/targeting/table'
import { WEEKDAYS } from '../../../../shared/targeting/visit-targeting'
import { own } from '../../../../shared/values/own'
import { momentIn } from '../../../../shared/values/zoned-time'
import { expectNone } from '../../../support/document-lists'
import { type CaseVisitor, PAGE_CASES, SCHEDULE_CASES, SERVER_CASES, SHOP } from '../../../support/targeting-cases'

const factsOf = (visitor: CaseVisitor): PageFacts & ServerFacts => {
  const {
    country = '',
    headers = {},
    address = SHOP,
    referrer = '',
    before = [],
    visits = 1,
    traits = {},
    now,
  } = visitor
  const header = (name: string): string | undefined => own(headers, name)
  return {
    ...requestFacts({ req: { header } }, country),
    now: () => Date.parse(now ?? '2030-01-01T12:00Z'),
    address: () => address,
    referrer: () => referrer,
    visited: () => [...before, address],
    visits: () => visits,
    trait: (name) => own(traits, name),
  }
}

type Any = (setting: unknown, facts: PageFacts & ServerFacts) => boolean
const RULES = { ...SERVER_RULES, ...LIVE_RULES } as unknown as Record<string, Any>
const WORDS = { ...SERVER_SETTINGS, ...LIVE_SETTINGS } as unknown as Record<
  string,
  { says: (...args: unknown[]) => string }
>

describe('the moments of a schedule', () => {
  it.each(SCHEDULE_CASES)('say the same as the clocks: $says', ({ targeting, visitor }) => {
    const schedule = targeting.schedule ?? {}
    const { from, to, changes } = openingsAt(schedule, Date.parse(visitor.now ?? ''))
    for (let moment = from; moment < to; moment += 15 * 60_000)
      expect([moment, isOpenBy({ from, to, changes }, moment)]).toEqual([moment, isOpen(schedule, moment)])
  })
})

describe('the rules of targeting', () => {
  it.each([...SERVER_CASES, ...PAGE_CASES, ...SCHEDULE_CASES])('$says', ({ targeting, visitor, shows }) => {
    for (const [name, setting] of Object.entries(targeting)) {
      const facts = factsOf(visitor)
      const before = JSON.stringify(setting)
      expect(RULES[name]?.(setting, facts)).toBe(shows)
      expect(JSON.stringify(setting)).toBe(before)
      expect(WORDS[name]?.says(setting, facts)).toMatch(/^it /)
    }
  })
})

it('every setting has cases', () => {
  const tried = [...SERVER_CASES, ...PAGE_CASES, ...SCHEDULE_CASES].flatMap(({ targeting }) => Object.keys(targeting))
  expectNone(
    Object.keys(RULES).filter((name) => !tried.includes(name)),
    (name) => `write into test/support/targeting-cases.ts cases of ${name} that show the popup, and others that do not`,
  )
})

describe('when a schedule begins next', () => {
  const now = Date.parse('2030-01-31T12:00Z')
  it.each([
    ['it is on', { weekdays: ['thu'] }, '2030-01-31T12:00Z'],
    ['later today', { hours: [{ from: '18:00', to: '20:00' }] }, '2030-01-31T18:00Z'],
    ['tomorrow', { hours: [{ from: '09:00', to: '10:00' }] }, '2030-02-01T09:00Z'],
    ['in the zone', { hours: [{ from: '09:00', to: '10:00' }], zone: 'Asia/Tokyo' }, '2030-02-01T00:00Z'],
    ['on a weekday', { weekdays: ['mon'], hours: [{ from: '09:00', to: '10:00' }] }, '2030-02-04T09:00Z'],
    ['at its date', { from: '2031-05-05T05:00' }, '2031-05-05T05:00Z'],
    [
      'in the first hours after its date',
      { from: '2031-05-05T05:00', hours: [{ from: '04:00', to: '04:30' }] },
      '2031-05-06T04:00Z',
    ],
    ['never again', { to: '2030-01-31T12:00' }, undefined],
    ['never, because it ends before', { to: '2030-01-31T17:00', hours: [{ from: '18:00', to: '20:00' }] }, undefined],
  ] as const)('%s', (_, schedule, expected) => {
    const next = nextOpening(schedule as never, now)
    expect(next && new Date(next).toISOString()).toBe(expected && new Date(expected).toISOString())
  })

  // The nights in which clocks are changed; in Cairo and Havana at midnight.
  it.each([
    ['Europe/Paris', '2030-03-31'],
    ['Europe/Paris', '2030-10-27'],
    ['Australia/Lord_Howe', '2030-10-06'],
    ['Australia/Lord_Howe', '2030-04-07'],
    ['Africa/Cairo', '2030-04-26'],
    ['Africa/Cairo', '2030-11-01'],
    ['America/Havana', '2030-03-10'],
    ['America/Havana', '2030-11-03'],
  ])('in %s around %s, it is the first quarter of an hour that is on', (zone, date) => {
    const QUARTER = 900_000
    const midnight = momentIn(`${date}T00:00`, zone)
    const time = (quarters: number): string => new Date(quarters * QUARTER).toISOString().slice(11, 16)
    for (let from = 0; from < 16; from++)
      for (const length of [1, 2, 5])
        for (const weekdays of [undefined, [WEEKDAYS[new Date(date).getUTCDay()] as 'sun']])
          for (let begin = midnight - 12 * QUARTER; begin < midnight + 20 * QUARTER; begin += 3 * QUARTER) {
            const schedule = {
              zone,
              ...(weekdays && { weekdays }),
              hours: [{ from: time(from), to: time(from + length) }],
            }
            const next = nextOpening(schedule, begin, 1) ?? Number.POSITIVE_INFINITY
            let first = begin
            while (!isOpen(schedule, first) && first < begin + 96 * QUARTER) first += QUARTER
            const message = `${JSON.stringify(schedule)} at ${new Date(begin).toISOString()}`
            expect(Math.min(next, begin + 96 * QUARTER), message).toBe(first)
          }
  })
})
