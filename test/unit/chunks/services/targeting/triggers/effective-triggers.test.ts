import { describe, expect, it } from 'vitest'
import { effectiveTriggers } from '../../../../../../chunks/services/targeting/triggers/effective-triggers'
import type { Campaign } from '../../../../../../shared/page/model/campaign'
import { popups, visitorOf } from '../world'

describe('triggers that stand for others', () => {
  it.each<[title: string, wire: Record<string, unknown>, mobile: boolean, expected: object]>([
    ['none', {}, false, {}],
    [
      'all other triggers stay as they are',
      { triggers: { page_clicks: 3, time_delay: 5 } },
      false,
      { pageClicks: 3, timeDelay: 5 },
    ],
    [
      'a delay with the scope of the session',
      { triggers: { time_delay: 5, time_delay_scope: 'session' } },
      false,
      { sessionDelay: 5 },
    ],
    [
      'a delay with the scope of the page',
      { triggers: { time_delay: 5, time_delay_scope: 'page' } },
      false,
      { timeDelay: 5 },
    ],
    ['both delays', { triggers: { time_delay: 5, session_delay: 9 } }, false, { timeDelay: 5, sessionDelay: 9 }],
    ['autopilot on a desktop is exit intent', { triggers: { autopilot: 'yes' } }, false, { exitIntent: true }],
    [
      'autopilot on a phone: half the page, or 20 s',
      { triggers: { autopilot: true } },
      true,
      { scrollPercent: 50, inactivity: 20 },
    ],
    ['autopilot by its own field', { auto_pilot_trigger: 'yes' }, false, { exitIntent: true }],
    ['autopilot that is off', { triggers: { autopilot: 'no' }, auto_pilot_trigger: 'no' }, false, {}],
    [
      'with autopilot, the earlier trigger wins',
      { triggers: { autopilot: 'yes', scroll_percent: 80, inactivity: 5 } },
      true,
      { scrollPercent: 50, inactivity: 5 },
    ],
    ['an embedded popup has the place trigger', { poptin_type: 'embedded' }, false, { place: 'popup00000001' }],
  ])('%s', (_, wire, mobile, expected) => {
    const [popup] = popups(wire) as [Campaign]
    expect(effectiveTriggers(popup, visitorOf({ mobile }))).toEqual(expected)
  })

  it.each([
    ['is off for a popup that was seen in this visit', 'display_once_every_few_days_3', 2, {}],
    ['is on for one that was seen in an earlier visit', 'display_once_every_few_days_3', 1, { pagesVisited: 3 }],
    ['stays on under the every-page rule', 'all@display_everytime_everypage_5', 2, { pagesVisited: 3 }],
  ])('the number of pages %s', (_, d_f_r, visit, expected) => {
    const [popup] = popups({ triggers: { pages_visited: 3 }, d_f_r }) as [Campaign]
    const marker = { at: 0, visit, url: '' }
    expect(effectiveTriggers(popup, visitorOf({ visits: () => 2, marker: () => marker }))).toEqual(expected)
  })
})
