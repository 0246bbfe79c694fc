import { describe, expect, it } from 'vitest'
import { agentOf } from '../../../../server/targeting/agent'
import { languageIn } from '../../../../server/targeting/language'
import { own } from '../../../../shared/platform/own'
import type { PageFacts, ServerFacts } from '../../../../shared/targeting/facts'
import { nextOpening } from '../../../../shared/targeting/schedule-next'
import { LIVE_RULES, SERVER_RULES } from '../../../../shared/targeting/table'
import { LIVE_WORDS } from '../../../../shared/targeting/words/live'
import { SERVER_WORDS } from '../../../../shared/targeting/words/server'
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
    country: () => country,
    language: () => languageIn(header('accept-language')),
    browser: () => agentOf(header).browser,
    system: () => agentOf(header).system,
    device: () => agentOf(header).device,
    now: () => Date.parse(now ?? '2030-01-01T12:00Z'),
    address: () => address,
    referrer: () => referrer,
    visited: () => [...before, address],
    visits: () => visits,
    trait: (name) => own(traits, name),
  }
}

type Any = (wanted: unknown, facts: PageFacts & ServerFacts) => boolean
const RULES = { ...SERVER_RULES, ...LIVE_RULES } as unknown as Record<string, Any>
const WORDS = { ...SERVER_WORDS, ...LIVE_WORDS } as unknown as Record<string, { says: (...args: unknown[]) => string }>

describe('the rules of targeting', () => {
  it.each([...SERVER_CASES, ...PAGE_CASES, ...SCHEDULE_CASES])('$says', ({ targeting, visitor, shows }) => {
    for (const [name, wanted] of Object.entries(targeting)) {
      const facts = factsOf(visitor)
      const before = JSON.stringify(wanted)
      expect(RULES[name]?.(wanted, facts)).toBe(shows)
      expect(JSON.stringify(wanted)).toBe(before)
      expect(WORDS[name]?.says(wanted, facts) ?? 'it says').toMatch(/^it /)
    }
  })
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
  ] as const)('%s', (_, schedule, wanted) => {
    const next = nextOpening(schedule as never, now)
    expect(next && new Date(next).toISOString()).toBe(wanted && new Date(wanted).toISOString())
  })
})
