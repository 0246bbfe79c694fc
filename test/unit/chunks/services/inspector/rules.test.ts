// @vitest-environment happy-dom
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { Facts } from '../../../../../chunks/services/inspector/words/rule'
import { explainRules, ruleTitle, whenAllowed } from '../../../../../chunks/services/inspector/words/rules'
import { RULES } from '../../../../../loader/rules'
import type { Campaign } from '../../../../../shared/page/model/campaign'
import type { Rules } from '../../../../../shared/page/model/rules'
import { createStorage } from '../../../../../shared/page/storage/storage'
import type { Marker } from '../../../../../shared/page/storage/storage-schema'
import type { CloseTrigger } from '../../../../../shared/page/visit/close-trigger'
import type { ChunkTargeting as Targeting } from '../../../../../shared/targeting/chunk-settings'
import { expectNone } from '../../../../support/document-lists'
import { campaignOf, DAY, HOUR, MINUTE, NOW, visitorOf } from './snapshot'

const markerAt = (ago: number, visit = 1) => ({ at: NOW - ago, visit, url: '' })
const clock = (time: number): string => new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }).format(time)
const date = (time: number): string =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }).format(time)

const factsOf = (visitor = visitorOf(), targeting: Targeting = {}, storage = createStorage(false)): Facts => ({
  visitor,
  storage,
  targeting,
  marked: (mark) => (visitor.marker(mark, 'popup00000001') ? ['popup00000001'] : []),
  nameOf: (id) => (id === 'popup00000002' ? 'Sale' : id),
})
const explanationOf = (rule: string, campaign: Partial<Campaign>, facts: Facts, rules: Rules = RULES) =>
  explainRules(rules, campaignOf(campaign), facts).find((each) => each.rule === rule)

const always = { rule: 'always', count: 0 } as const
const once = { rule: 'once', count: 0 } as const
const days = (count: number) => ({ rule: 'days', count }) as const
const visits = (count: number) => ({ rule: 'visits', count }) as const

describe('the words of the loader’s rules', () => {
  it('are there for each of them', () => {
    const silent = Object.keys(RULES).filter((rule) =>
      explanationOf(rule, {}, factsOf())?.says.startsWith('The rule “'),
    )
    expectNone(silent, (rule) => `write into chunks/services/inspector/words/history.ts what the rule ${rule} says`)
  })

  it.each([
    [always, undefined, true, 'It may show on every page, and was not seen on this browser yet.'],
    [always, markerAt(2 * MINUTE), true, 'It may show on every page, and was seen 2 minutes ago.'],
    [once, undefined, true, 'It shows once to each visitor, and was not seen on this browser yet.'],
    [
      once,
      markerAt(3 * DAY),
      false,
      'It shows once to each visitor, and was seen 3 days ago; never again on this browser.',
    ],
    [days(1), markerAt(2 * DAY), true, 'It shows once a day, and was seen 2 days ago.'],
    [
      days(1),
      markerAt(2 * HOUR),
      false,
      `It shows once a day, and was seen 2 hours ago; it may show again tomorrow at ${clock(NOW + 22 * HOUR)}.`,
    ],
    [
      days(7),
      markerAt(DAY),
      false,
      `It shows once in 7 days, and was seen 1 day ago; it may show again on ${date(NOW + 6 * DAY)}.`,
    ],
    [
      visits(4),
      markerAt(DAY, 1),
      false,
      'It shows once in 4 visits, and was seen 1 day ago, in visit 1, and this is visit 3; it may show again after 2 more visits.',
    ],
    [
      visits(3),
      markerAt(DAY, 1),
      false,
      'It shows once in 3 visits, and was seen 1 day ago, in visit 1, and this is visit 3; it may show again after 1 more visit.',
    ],
    [visits(2), markerAt(DAY, 1), true, 'It shows once in 2 visits, and was seen 1 day ago.'],
  ])('frequency %o, seen %o: %s %s', (frequency, marker, allows, sentence) => {
    expect(explanationOf('frequency', { frequency }, factsOf(visitorOf({ seen: marker })))).toEqual({
      rule: 'frequency',
      set: true,
      allows,
      says: sentence,
    })
  })

  const by = (how: CloseTrigger): Marker => ({ ...markerAt(3 * HOUR), how })
  const then = `3 hours ago; it may show again tomorrow at ${clock(NOW - 3 * HOUR)}.`
  it.each([
    [always, undefined, true, true, 'The visitor has not closed it by the X or by Escape within a day.'],
    [always, by('x'), true, false, `The visitor closed it by the X ${then}`],
    [always, by('escape'), true, false, `The visitor closed it by Escape ${then}`],
    // Markers of an earlier version, and of a page that writes anything.
    [always, markerAt(3 * HOUR), true, false, `The visitor closed it by the X or by Escape ${then}`],
    [always, by('<b>' as never), true, false, `The visitor closed it by the X or by Escape ${then}`],
    [once, markerAt(3 * HOUR), false, true, 'Not set.'],
  ])('closed by X or Escape under %o, closed %o', (frequency, closed, isSet, allows, sentence) => {
    expect(explanationOf('closed', { frequency }, factsOf(visitorOf({ closed })))).toEqual({
      rule: 'closed',
      set: isSet,
      allows,
      says: sentence,
    })
  })

  it.each([
    [false, markerAt(HOUR), false, true, 'Not set.'],
    [true, undefined, true, true, 'The visitor has not converted.'],
    [true, markerAt(HOUR), true, false, 'The visitor converted 1 hour ago, and is left alone after that.'],
  ])('stop showing to the converted %s, converted %o', (stopWhenConverted, converted, isSet, allows, sentence) => {
    const rule = explanationOf('converted', { stopWhenConverted }, factsOf(visitorOf({ converted })))
    expect(rule).toEqual({ rule: 'converted', set: isSet, allows, says: sentence })
  })

  it('storage with invalid values is reported as such', () => {
    const marker = { at: 'x', visit: 'y', url: '' } as never
    for (const frequency of [always, once, days(3), visits(3)])
      expect(explanationOf('frequency', { frequency }, factsOf(visitorOf({ seen: marker })))?.says).toContain(
        'was seen at an unknown time',
      )
    expect(explanationOf('closed', {}, factsOf(visitorOf({ closed: marker })))?.says).toBe(
      'The visitor closed it by the X or by Escape at an unknown time.',
    )
  })
})

describe('the next time it may show', () => {
  const next = (campaign: Partial<Campaign>, facts: Facts): string | undefined => {
    const popup = campaignOf(campaign)
    return whenAllowed(explainRules(RULES, popup, facts), popup, facts)
  }
  it.each([
    ['nothing objects', { frequency: days(3) }, {}, undefined],
    ['once: never again', { frequency: once }, { seen: markerAt(HOUR) }, undefined],
    ['visits: unknown, as they do not depend on time', { frequency: visits(9) }, { seen: markerAt(HOUR) }, undefined],
    ['closed by X or Escape: after 24 hours', {}, { closed: markerAt(HOUR) }, NOW + 23 * HOUR],
    ['days: 24 hours each', { frequency: days(3) }, { seen: markerAt(HOUR) }, NOW + 3 * DAY - HOUR],
    [
      'never, if another rule objects for good',
      { frequency: days(3), stopWhenConverted: true },
      { seen: markerAt(1), converted: markerAt(1) },
      undefined,
    ],
    ['unknown, if it is beyond the range of dates', { frequency: days(1e12) }, { seen: markerAt(HOUR) }, undefined],
  ])('%s', (_case, campaign, markers, expected) => {
    expect(next(campaign, factsOf(visitorOf(markers)))).toBe(expected && new Date(expected).toISOString())
  })

  it('is the first moment at which the rule agrees', () => {
    const ago = fc.integer({ min: 1, max: 100 * DAY })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), ago, (count, passed) => {
        const popup = campaignOf({ frequency: days(count) })
        const marker = markerAt(passed)
        const moment = whenAllowed(
          explainRules(RULES, popup, factsOf(visitorOf({ seen: marker }))),
          popup,
          factsOf(visitorOf({ seen: marker })),
        )
        const verdict = (now: number) => RULES.frequency?.(popup, visitorOf({ seen: marker }, { now: () => now }))
        if (!moment) return verdict(NOW) !== true
        const then = Date.parse(moment)
        return verdict(then - 1) === true && verdict(then) !== true && then > NOW
      }),
    )
  })
})

describe('the words of the targeting chunk’s rules', () => {
  const condition = { show: true, name: 'shop.plan', comparison: 'equals', value: 'pro' } as const
  const cases: [rule: string, targeting: Targeting, objects: boolean, sentence: string][] = [
    ['device', { device: 'mobile' }, true, 'It is for phones only, and this is a desktop.'],
    ['device', { device: 'desktop' }, false, 'It is for desktops only, and this is a desktop.'],
    ['abTest', { abTest: 'parent0000001' }, true, 'The visitor gets another variant of its A/B test.'],
    ['abTest', { abTest: 'parent0000001' }, false, 'The visitor gets this variant of its A/B test.'],
    ['mostPerType', {}, true, 'There are more popups of the type “lightbox” than a page may have.'],
    ['mostPerType', {}, false, 'A page may have this many of its type.'],
    [
      'sourceCode',
      { sourceCode: { contains: true, text: 'cart' } },
      true,
      'It shows only where the page’s markup holds “cart”; this page’s does not hold it.',
    ],
    [
      'sourceCode',
      { sourceCode: { contains: false, text: 'cart' } },
      true,
      'It shows only where the page’s markup does not hold “cart”; this page’s holds it.',
    ],
    ['adblock', { adblock: true }, true, 'It is for visitors with an ad blocker; there is none here.'],
    ['adblock', { adblock: false }, true, 'It is for visitors without an ad blocker; there is one here.'],
    ['adblock', { adblock: true }, false, 'It is for visitors with an ad blocker; there is one here.'],
    [
      'engagement',
      { engagement: { show: true, what: 'closed', kind: 'other', popup: 'popup00000002' } },
      true,
      'It shows only to visitors who have closed “Sale”; this visitor has not; closed on this browser: none.',
    ],
    [
      'engagement',
      { engagement: { show: false, what: 'seen', kind: 'embedded', popup: 'any' } },
      true,
      'It does not show to visitors who have seen an embedded popup; this visitor has; seen on this browser: “popup00000001”.',
    ],
    [
      'engagement',
      { engagement: { show: true, what: 'not_seen', kind: 'other', popup: 'popup00000001' } },
      true,
      'It shows only to visitors who have not seen “popup00000001”; this visitor has; seen on this browser: “popup00000001”.',
    ],
    [
      'engagement',
      { engagement: { show: false, what: 'not_seen', kind: 'other', popup: 'popup00000002' } },
      true,
      'It does not show to visitors who have not seen “Sale”; this visitor has not; seen on this browser: “popup00000001”.',
    ],
    [
      'variables',
      { variables: [condition] },
      true,
      'It shows only where shop.plan is “pro”; here shop.plan is “free”.',
    ],
    [
      'variables',
      {
        variables: [
          { ...condition, name: 'no.such', show: false },
          { ...condition, comparison: 'exists' },
        ],
      },
      true,
      'It does not show where no.such is “pro”; it shows only where shop.plan exists; here no.such is not there, shop.plan is there.',
    ],
    [
      'cookies',
      { cookies: [{ ...condition, name: 'plan', comparison: 'contains' }] },
      false,
      'It shows only where plan contains “pro”; here plan is there, 12 characters long.',
    ],
    ['targeting', {}, true, 'Its targeting could not be loaded, so it shows to nobody.'],
  ]
  it.each(cases)('%s %o, objecting: %s', (rule, targeting, objects, sentence) => {
    vi.stubGlobal('shop', { plan: 'free' })
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in happy-dom
    document.cookie = 'plan=professional'
    const facts = factsOf(visitorOf({ seen: markerAt(HOUR) }), targeting)
    expect(explanationOf(rule, {}, facts, { [rule]: () => objects })).toEqual({
      rule,
      set: true,
      allows: !objects,
      says: sentence,
    })
  })

  it.each([
    'device',
    'abTest',
    'sourceCode',
    'adblock',
    'engagement',
    'variables',
    'cookies',
    'countdownPast',
    'remind',
    'targeting',
  ])('%s is reported as not set if the owner has not set it', (rule) => {
    expect(explanationOf(rule, {}, factsOf(), { [rule]: () => undefined })).toEqual({
      rule,
      set: false,
      allows: true,
      says: 'Not set.',
    })
  })

  it.each([
    ['2027-03-09T12:00', true, 'ended yesterday'],
    ['2027-03-11T12:00', false, 'ends tomorrow'],
  ])('a countdown to %s', (end, objects, ending) => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    const wire = { design_properties: { timer: { type: 'date', date: end, timezone: timeZone } } }
    const { says: words } = explanationOf('countdownPast', { wire }, factsOf(), { countdownPast: () => objects }) ?? {}
    expect(words).toBe(`Its countdown ${ending} at ${clock(NOW)}.`)
  })

  it.each([
    [undefined, false, 'Its countdown begins when this visitor first sees it.'],
    [NOW + HOUR, false, `Its countdown for this visitor ends today at ${clock(NOW + HOUR)}.`],
    [NOW - DAY, true, `Its countdown for this visitor ended yesterday at ${clock(NOW)}.`],
  ])('a countdown of a duration, kept: %o', (timer, objects, sentence) => {
    const storage = createStorage(false)
    storage.set('timer.popup00000001', timer)
    const wire = { design_properties: { timer: { type: 'duration', minutes: 10 } } }
    const facts = factsOf(visitorOf(), {}, storage)
    expect(explanationOf('countdownPast', { wire }, facts, { countdownPast: () => objects })?.says).toBe(sentence)
  })

  it('a pending reminder says until when, and when the popup may show', () => {
    const storage = createStorage(false)
    storage.set('remind.popup00000001', NOW + HOUR)
    const facts = factsOf(visitorOf(), {}, storage)
    const rules = explainRules({ remind: () => true }, campaignOf(), facts)
    expect(rules[0]?.says).toBe(`The visitor asked to be reminded of it today at ${clock(NOW + HOUR)}.`)
    expect(whenAllowed(rules, campaignOf(), facts)).toBe(new Date(NOW + HOUR).toISOString())
  })

  it('a rule without words is described by its name', () => {
    expect(explanationOf('moonPhase', {}, factsOf(), { moonPhase: () => true })?.says).toBe(
      'The rule “moonPhase” objects.',
    )
    expect(ruleTitle('moonPhase')).toBe('Moon phase')
  })
})
