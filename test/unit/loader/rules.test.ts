import { describe, expect, it } from 'vitest'
import { RULES } from '../../../loader/rules'
import type { Frequency } from '../../../shared/model/trigger-settings'
import type { Visitor } from '../../../shared/page/model/rules'
import type { Marker } from '../../../shared/page/storage/storage-schema'
import type { Mark } from '../../../shared/targeting/page-facts'
import { campaignOf, visitorOf } from '../../support/campaign'

const DAY = 86_400_000
const markerAt = (visit: number, time = 0): Marker => ({ visit, at: time, url: 'https://shop.example/' })

interface Case {
  says: string
  frequency?: Frequency
  stopWhenConverted?: boolean
  markers?: Partial<Record<Mark, Marker>>
  visits?: number
  now?: number
  /** The rules that object. */
  objecting?: string[]
}

const once: Frequency = { rule: 'once', count: 0 }
const days: Frequency = { rule: 'days', count: 3 }
const visits: Frequency = { rule: 'visits', count: 2 }

const cases: Case[] = [
  { says: 'a new visitor sees every popup' },
  {
    says: 'a converted visitor does not see the popup if stop-showing is set',
    stopWhenConverted: true,
    markers: { converted: markerAt(1) },
    objecting: ['converted'],
  },
  { says: 'a converted visitor sees the popup again if stop-showing is not set', markers: { converted: markerAt(1) } },
  {
    says: 'stop-showing allows visitors who have not converted',
    stopWhenConverted: true,
    markers: { seen: markerAt(1) },
  },
  { says: 'always: a close by X within a day blocks', markers: { closed: markerAt(1) }, objecting: ['closed'] },
  { says: 'always: an earlier view does not block', markers: { seen: markerAt(1) } },
  { says: 'once: shows to visitors who have not seen it', frequency: once },
  {
    says: 'once: never shows again',
    frequency: once,
    markers: { seen: markerAt(1) },
    visits: 900,
    now: 300 * DAY,
    objecting: ['frequency'],
  },
  {
    says: 'once: a close alone does not block, only a view does',
    frequency: once,
    markers: { closed: markerAt(1) },
  },
  {
    says: 'days: waits until a millisecond before the days have passed',
    frequency: days,
    markers: { seen: markerAt(1) },
    now: 3 * DAY - 1,
    objecting: ['frequency'],
  },
  { says: 'days: shows when the days have passed', frequency: days, markers: { seen: markerAt(1) }, now: 3 * DAY },
  {
    says: 'days: a day is 24 hours from the view, not a date',
    frequency: { rule: 'days', count: 1 },
    markers: { seen: markerAt(1, DAY - 1) },
    now: DAY + 1,
    objecting: ['frequency'],
  },
  { says: 'visits: shows on the first visit', frequency: visits },
  {
    says: 'visits: not twice in one visit',
    frequency: visits,
    markers: { seen: markerAt(1) },
    visits: 1,
    objecting: ['frequency'],
  },
  {
    says: 'visits: waits until N visits have passed',
    frequency: visits,
    markers: { seen: markerAt(1) },
    visits: 2,
    objecting: ['frequency'],
  },
  { says: 'visits: shows after N visits', frequency: visits, markers: { seen: markerAt(1) }, visits: 3 },
  {
    says: 'each rule objects independently',
    frequency: once,
    stopWhenConverted: true,
    markers: { seen: markerAt(1), converted: markerAt(1) },
    objecting: ['converted', 'frequency'],
  },
]

/** Names of the rules that object. */
const objecting = (popup: ReturnType<typeof campaignOf>, visitor: Visitor): string[] =>
  Object.keys(RULES).filter((name) => RULES[name]?.(popup, visitor))

describe('rules', () => {
  it.each(cases)('$says', ({ frequency, stopWhenConverted = false, markers, visits, now, objecting: names = [] }) => {
    const campaign = campaignOf({ stopWhenConverted, ...(frequency && { frequency }) })
    expect(objecting(campaign, visitorOf(markers, visits, now))).toEqual(names)
  })

  it.each(['seen', 'closed', 'converted'] as const)('variants of one A/B test share what was %s', (mark) => {
    const frequency = mark === 'seen' ? once : { rule: 'always' as const, count: 0 }
    const variant = campaignOf({ id: 'variant000002', key: 'parent0000001', stopWhenConverted: true, frequency })
    const visitor = {
      ...visitorOf(),
      marker: (queriedMark: Mark, key: string) =>
        queriedMark === mark && key === 'parent0000001' ? markerAt(1) : undefined,
    }
    expect(objecting(variant, visitor)).toHaveLength(1)
    expect(objecting({ ...variant, key: variant.id }, visitor)).toEqual([])
  })
})
