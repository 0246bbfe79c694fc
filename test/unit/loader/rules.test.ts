import { describe, expect, it } from 'vitest'
import { objection } from '../../../loader/rules'
import type { Marker } from '../../../loader/visitor'
import type { Frequency, Mark } from '../../../shared/popup'
import { campaignOf, visitorOf } from '../../support/campaign'

const DAY = 86_400_000
const at = (visit: number, time = 0): Marker => ({ visit, at: time })

interface Case {
  says: string
  frequency?: Frequency
  stopWhenConverted?: boolean
  markers?: Partial<Record<Mark, Marker>>
  visits?: number
  now?: number
  reason?: string
}

const cases: Case[] = [
  { says: 'a new visitor sees every popup' },
  {
    says: 'a converted visitor is left alone when stop-showing is set',
    stopWhenConverted: true,
    markers: { converted: at(1) },
    reason: 'converted',
  },
  { says: 'a converted visitor sees it again when stop-showing is not set', markers: { converted: at(1) } },
  { says: 'always: closed by X within the day blocks', markers: { closed: at(1) }, reason: 'closed' },
  { says: 'always: seen before does not block', markers: { seen: at(1) } },
  { says: 'once: shows to who has not seen it', frequency: { rule: 'once', count: 0 } },
  {
    says: 'once: never shows again',
    frequency: { rule: 'once', count: 0 },
    markers: { seen: at(1) },
    visits: 900,
    now: 300 * DAY,
    reason: 'frequency',
  },
  {
    says: 'once: a close alone does not block, only a display does',
    frequency: { rule: 'once', count: 0 },
    markers: { closed: at(1) },
  },
  {
    says: 'days: waits a millisecond less than the days',
    frequency: { rule: 'days', count: 3 },
    markers: { seen: at(1) },
    now: 3 * DAY - 1,
    reason: 'frequency',
  },
  {
    says: 'days: shows when the days have passed',
    frequency: { rule: 'days', count: 3 },
    markers: { seen: at(1) },
    now: 3 * DAY,
  },
  { says: 'visits: shows on the first visit', frequency: { rule: 'visits', count: 2 } },
  {
    says: 'visits: not twice in one visit',
    frequency: { rule: 'visits', count: 2 },
    markers: { seen: at(1) },
    visits: 1,
    reason: 'frequency',
  },
  {
    says: 'visits: waits until N visits have passed',
    frequency: { rule: 'visits', count: 2 },
    markers: { seen: at(1) },
    visits: 2,
    reason: 'frequency',
  },
  {
    says: 'visits: shows after N visits',
    frequency: { rule: 'visits', count: 2 },
    markers: { seen: at(1) },
    visits: 3,
  },
]

describe('rules', () => {
  it.each(cases)('$says', ({ frequency, stopWhenConverted = false, markers, visits, now, reason }) => {
    const campaign = campaignOf({ stopWhenConverted, ...(frequency && { frequency }) })
    expect(objection(campaign, visitorOf(markers, visits, now))).toBe(reason)
  })
})
