// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import type { PageFacts } from '../../../../../chunks/services/targeting/facts'
import {
  abTest,
  adblock,
  cookies,
  countdownPast,
  device,
  sourceCode,
  variables,
} from '../../../../../chunks/services/targeting/rules'

import { engagement } from '../../../../../chunks/services/targeting/rules/engagement'
import { mostPerType } from '../../../../../chunks/services/targeting/rules/most-per-type'
import type { PopupType } from '../../../../../shared/model/popup-type'
import type { Campaign } from '../../../../../shared/page/model/campaign'
import type { Rule } from '../../../../../shared/page/model/rules'
import { createStorage } from '../../../../../shared/page/storage/storage'
import type { ChunkTargeting as Targeting } from '../../../../../shared/targeting/chunk-settings'
import type { Condition, Engagement } from '../../../../../shared/targeting/chunk-values'
import type { Mark } from '../../../../../shared/targeting/page-facts'
import { popups, visitorOf } from './world'

const [popup] = popups({}) as [Campaign]
const targetingOf = (targeting: Targeting) => (): Targeting => targeting

const page: PageFacts = {
  variable: (path) => (path === 'shop.plan' ? 'pro' : undefined),
  cookie: (name) => (name === 'plan' ? 'basic' : undefined),
  markup: () => '<html><body><b class="sale">Sale</b></body></html>',
  adblock: false,
}

describe('device', () => {
  it.each<[title: string, type: PopupType, device: Targeting['device'], mobile: boolean, objects: boolean]>([
    ['any type shows on a desktop', 'lightbox', undefined, false, false],
    ['any type shows on a phone', 'lightbox', undefined, true, false],
    ['the mobile type shows on a phone', 'mobile', undefined, true, false],
    ['the mobile type does not show on a desktop', 'mobile', undefined, false, true],
    ['for phones: shows on a phone', 'bar', 'mobile', true, false],
    ['for phones: not on a desktop', 'bar', 'mobile', false, true],
    ['for desktops: shows on a desktop', 'bar', 'desktop', false, false],
    ['for desktops: not on a phone', 'bar', 'desktop', true, true],
    ['the mobile type for desktops shows nowhere', 'mobile', 'desktop', true, true],
  ])('%s', (_, type, setting, mobile, objects) => {
    expect(device(targetingOf({ device: setting }))({ ...popup, type }, visitorOf({ mobile }))).toBe(objects)
  })
})

describe('A/B test', () => {
  it('variants that this visitor does not get do not show', () => {
    const [mine, theirs] = popups({}, {}) as [Campaign, Campaign]
    const rule = abTest(new Set([theirs]))
    expect([mine, theirs].map((variant) => rule(variant, visitorOf()))).toEqual([false, true])
  })
})

describe('most per type', () => {
  const objections = (campaigns: Campaign[], others = new Set<Campaign>()): number[] => {
    const rule = mostPerType(campaigns, others)
    return campaigns.flatMap((campaign, index) => (rule(campaign, visitorOf()) ? [index] : []))
  }
  const many = (type: PopupType, count: number): Campaign[] => popups(...Array(count).fill({ poptin_type: type }))

  it.each<[type: PopupType, limit: number]>([
    ['mobile', 5],
    ['fullpage', 4],
    ['browsing', 1],
    ['side-small', 4],
    ['side-large', 3],
    ['social', 4],
    ['bar', 5],
    ['lightbox', 6],
  ])('of %s, the first %i of the answer show', (type, limit) => {
    expect(objections(many(type, limit + 2))).toEqual([limit, limit + 1])
  })

  it('each type is counted separately', () => {
    expect(objections([...many('browsing', 1), ...many('side-large', 3), ...many('browsing', 1)])).toEqual([4])
  })

  it.each<PopupType>(['embedded', 'gamified', 'content'])('%s has no limit', (type) => {
    expect(objections(many(type, 50))).toEqual([])
  })

  it('variants that this visitor does not get do not count', () => {
    const [first, second, third] = many('browsing', 3) as [Campaign, Campaign, Campaign]
    expect(objections([first, second, third], new Set([first]))).toEqual([2])
  })

  it('popups that only a click opens do not count', () => {
    expect(objections(popups({ poptin_type: 'browsing', on_click: 'yes' }, { poptin_type: 'browsing' }))).toEqual([])
  })

  it('a type named like a property of every object is not a type', () => {
    expect(objections(many('constructor' as PopupType, 3))).toEqual([])
  })
})

describe('engagement with other popups', () => {
  const [subject, place, bar] = popups(
    {},
    { poptin_type: 'embedded' },
    { ab_test: 'yes', ab_test_parent_id: 'parent0000001' },
  ) as [Campaign, Campaign, Campaign]
  type Marked = Partial<Record<Mark, string[]>>
  const objects = (setting: Engagement | undefined, marked: Marked) => {
    const storage = createStorage(false)
    for (const [mark, keys] of Object.entries(marked))
      for (const key of keys) storage.set(`${mark as Mark}.${key}`, { at: 0, visit: 1, url: '' })
    const visitor = visitorOf({ marker: (mark, key) => storage.get(`${mark}.${key}`) })
    return engagement(targetingOf({ engagement: setting }), [subject, place, bar], storage)(subject, visitor)
  }

  it.each<[title: string, changes: Partial<Engagement>, marked: Marked, expected: boolean]>([
    ['show to visitors who have seen it: has', { popup: bar.id }, { seen: [bar.key] }, false],
    ['show to visitors who have seen it: has not', { popup: bar.id }, {}, true],
    ['dont_show to visitors who have seen it: has', { show: false, popup: bar.id }, { seen: [bar.key] }, true],
    ['dont_show to visitors who have seen it: has not', { show: false, popup: bar.id }, {}, false],
    ['show to visitors who have not seen it: has', { what: 'not_seen', popup: bar.id }, { seen: [bar.key] }, true],
    ['show to visitors who have not seen it: has not', { what: 'not_seen', popup: bar.id }, {}, false],
    ['dont_show to visitors who have not seen it: has not', { show: false, what: 'not_seen', popup: bar.id }, {}, true],
    [
      'show to visitors who have closed it: has only seen it',
      { what: 'closed', popup: bar.id },
      { seen: [bar.key] },
      true,
    ],
    ['show to visitors who have closed it: has', { what: 'closed', popup: bar.id }, { closed: [bar.key] }, false],
    ['show to visitors who converted: has', { what: 'converted', popup: bar.id }, { converted: [bar.key] }, false],
    [
      'show to visitors who converted: only with another',
      { what: 'converted', popup: bar.id },
      { converted: [place.key] },
      true,
    ],
    ['a popup of another page, by its id', { popup: 'elsewhere0001' }, { seen: ['elsewhere0001'] }, false],
    [
      'an embedded popup of another page, by its id',
      { kind: 'embedded', popup: 'elsewhere0001' },
      { seen: ['elsewhere0001'] },
      false,
    ],
    ['any: another', {}, { seen: [bar.key] }, false],
    ['any: does not include the popup itself', {}, { seen: [subject.key] }, true],
    ['any that was not seen: the popup itself does not count', { what: 'not_seen' }, { seen: [subject.key] }, false],
    ['any that was not seen: another was', { what: 'not_seen' }, { seen: [bar.key] }, true],
    ['any embedded: one was', { kind: 'embedded' }, { seen: [place.key] }, false],
    ['any embedded: a bar does not count', { kind: 'embedded' }, { seen: [bar.key] }, true],
    ['any other: an embedded one does not count', {}, { seen: [place.key] }, true],
    ['any other: a popup that is not in this answer counts', {}, { seen: ['elsewhere0001'] }, false],
  ])('%s', (_, changes, marked, expected) => {
    expect(objects({ show: true, what: 'seen', kind: 'other', popup: 'any', ...changes }, marked)).toBe(expected)
  })

  it('a popup without this setting shows', () => {
    expect(objects(undefined, { seen: [bar.key] })).toBeFalsy()
  })
})

describe('source code', () => {
  it.each<[title: string, targeting: Targeting, objects: boolean]>([
    ['is not set', {}, false],
    ['must contain what it contains', { sourceCode: { contains: true, text: 'class="sale"' } }, false],
    ['must contain what it does not', { sourceCode: { contains: true, text: 'class="Sale"' } }, true],
    ['must not contain what it contains', { sourceCode: { contains: false, text: 'class="sale"' } }, true],
    ['must not contain what it does not', { sourceCode: { contains: false, text: 'sold out' } }, false],
  ])('the markup %s', (_, targeting, objects) => {
    expect(Boolean(sourceCode(targetingOf(targeting), page)(popup, visitorOf()))).toBe(objects)
  })
})

describe('variables and cookies', () => {
  const plan = (name: string, value: string): Condition[] => [{ show: true, name, comparison: 'equals', value }]

  it.each<[title: string, rule: Rule, objects: boolean]>([
    ['variables are not set', variables(targetingOf({}), page), false],
    ['a variable of the page matches', variables(targetingOf({ variables: plan('shop.plan', 'pro') }), page), false],
    ['a variable of the page does not', variables(targetingOf({ variables: plan('shop.plan', 'basic') }), page), true],
    ['cookies are not set', cookies(targetingOf({}), page), false],
    ['a cookie matches', cookies(targetingOf({ cookies: plan('plan', 'basic') }), page), false],
    ['a cookie does not', cookies(targetingOf({ cookies: plan('plan', 'pro') }), page), true],
  ])('%s', (_, rule, objects) => {
    expect(rule(popup, visitorOf())).toBe(objects)
  })
})

describe('ad blocker', () => {
  it.each<[title: string, setting: boolean | undefined, there: boolean, objects: boolean]>([
    ['not set', undefined, true, false],
    ['wanted, and there is one', true, true, false],
    ['wanted, and there is none', true, false, true],
    ['not wanted, and there is one', false, true, true],
    ['not wanted, and there is none', false, false, false],
  ])('%s', (_, setting, there, objects) => {
    const rule = adblock(targetingOf({ adblock: setting }), { ...page, adblock: there })
    expect(rule(popup, visitorOf())).toBe(objects)
  })
})

describe('countdown already past', () => {
  const noon = Date.UTC(2026, 5, 1, 12)
  const timer = (timer: unknown) => ({ design_properties: { timer } })
  const date = (date: unknown, timezone?: unknown) => timer({ type: 'date', date, timezone })

  it.each<[title: string, wire: Record<string, unknown>, objects: boolean]>([
    ['no countdown', {}, false],
    ['a duration that has not started for this visitor', timer({ type: 'duration', minutes: 1 }), false],
    ['an end in the future', date('2026-06-01T12:00:01', 'UTC'), false],
    ['an end just now', date('2026-06-01T12:00:00', 'UTC'), true],
    ['an end long ago', date('2020-01-01T00:00', 'UTC'), true],
    ['UTC if there is no zone', date('2026-06-01T11:59'), true],
    ['not yet in New York', date('2026-06-01T11:59', 'America/New_York'), false],
    ['past in Tokyo', date('2026-06-01T20:59', 'Asia/Tokyo'), true],
    ['an end in UTC, whatever the zone', date('2026-06-01T12:00:00.000Z', 'America/New_York'), true],
    ['an end with an offset, in the future', date('2026-06-01T12:00-04:00', 'Asia/Tokyo'), false],
    ['an invalid date', date('tomorrow', 'UTC'), false],
    ['an unknown zone', date('2020-01-01T00:00', 'Middle/Earth'), false],
    ['a date that is not text', date({ toString: 1 }, 'UTC'), false],
  ])('%s', (_, wire, objects) => {
    const [popup] = popups(wire) as [Campaign]
    vi.spyOn(console, 'warn').mockReturnValue()
    expect(countdownPast(createStorage(false))(popup, visitorOf({ now: () => noon }))).toBe(objects)
  })

  it.each<[title: string, storedTimer: unknown, objects: boolean]>([
    ['still running', noon + 1, false],
    ['just over', noon, true],
    ['over for weeks', noon - 2_000_000_000, true],
    ['stored by somebody else', 'soon', false],
  ])('a duration that is %s for this visitor', (_, storedTimer, objects) => {
    const [popup] = popups(timer({ type: 'duration', minutes: 1 }), {}) as [Campaign]
    const storage = createStorage(false)
    storage.set(`timer.${popup.key}`, storedTimer as number)
    const rule = countdownPast(storage)
    expect(rule(popup, visitorOf({ now: () => noon }))).toBe(objects)
    // If the popup has no countdown any more, a stored one means nothing.
    expect(rule({ ...popup, wire: {} }, visitorOf({ now: () => noon }))).toBe(false)
  })
})
