// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { explain } from '../../../../../chunks/services/inspector/explain'
import type { PopupSnapshot, Snapshot } from '../../../../../chunks/services/inspector/snapshot'
import type { Campaign } from '../../../../../shared/page/model/campaign'
import { campaignOf, HOUR, NOW, snapshotOf, stateOf, visitorOf } from './snapshot'

beforeEach(() => {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(3000)
})

const explanationOf = (campaign: Partial<Campaign>, state: Partial<PopupSnapshot>, snapshot: Partial<Snapshot> = {}) =>
  explain(snapshotOf([stateOf(campaign, state)], snapshot)).popups[0]

const armed = { armedAt: NOW - 3_000 }
const closed = visitorOf({ closed: { at: NOW - HOUR, visit: 1, url: '', how: 'escape' } })

describe('a popup’s state, and the reason in a sentence', () => {
  const cases: [
    state: string,
    says: RegExp | string,
    campaign: Partial<Campaign>,
    popup: Partial<PopupSnapshot>,
    snapshot?: Partial<Snapshot>,
  ][] = [
    ['shown', 'On screen, opened by the trigger “Exit intent”.', {}, { step: 'shown', trigger: 'exitIntent' }],
    ['shown', 'On screen, opened by a click on its link or button.', {}, { step: 'shown', trigger: 'click' }],
    [
      'shown',
      'In its place on the page, opened by a call of wisp.open(); counts as seen once half of it was on the screen for a second.',
      { type: 'embedded' },
      { step: 'shown', trigger: 'api' },
    ],
    [
      'shown',
      'On screen, opened by a call of wisp.open().',
      { type: 'embedded' },
      { step: 'shown', seen: true, trigger: 'api' },
    ],
    ['waiting', 'Fired by a call of wisp.open(), and on its way to the screen.', {}, { step: 'fired', trigger: 'api' }],
    [
      'armed',
      'Waits for the visitor to scroll: 42 of 50 %.',
      { triggers: { scrollPercent: 50 } },
      { ...armed, reached: { scrollPercent: 42 } },
    ],
    [
      'armed',
      'Waits for the first of 2 triggers: exit intent, time on the page.',
      { triggers: { exitIntent: true, timeDelay: 5 } },
      armed,
    ],
    [
      'armed',
      'Fired by the trigger “Scroll depth”, but another tab of this site was showing it. Waits for enough time on this page: 3 of 60 s.',
      { triggers: { scrollPercent: 5, timeDelay: 60 } },
      { ...armed, reached: { scrollPercent: 9 }, suppressed: 'other-tab', trigger: 'scrollPercent' },
    ],
    [
      'blocked',
      'Fired by the trigger “Time on the page”, but a part of it could not be loaded.',
      { triggers: { timeDelay: 2 } },
      { ...armed, reached: { timeDelay: 2 }, suppressed: 'failed', trigger: 'timeDelay' },
    ],
    [
      'blocked',
      'Fired by the trigger “Time on the page”, but a script of the page kept it away (wisp:before-show).',
      { triggers: { timeDelay: 2 } },
      { ...armed, reached: { timeDelay: 2 }, suppressed: 'cancelled', trigger: 'timeDelay' },
    ],
    [
      'blocked',
      'Fired by the trigger “Time on the page”, but the store had nothing to show in it: no products, no rule for free delivery or a discount that applies, the cart could not be read, or consent is still missing (a store’s rules are asked for only with consent).',
      { triggers: { timeDelay: 2 } },
      { ...armed, reached: { timeDelay: 2 }, suppressed: 'empty', trigger: 'timeDelay' },
    ],
    [
      'blocked',
      /^Held back: the visitor closed it by Escape 1 hour ago; it may show again tomorrow at /,
      { triggers: { timeDelay: 2 } },
      {},
      { visitor: closed },
    ],
    [
      'blocked',
      'Held back: the rule “one” objects. Also: The rule “two” objects.',
      {},
      {},
      { rules: { one: () => true, two: () => true } },
    ],
    ['shown', 'On screen, opened by the server’s offer to upgrade.', {}, { step: 'shown', trigger: 'upgrade' }],
    ['idle', 'Opens by a click on its link or button only.', { onClickOnly: true }, {}],
    ['idle', 'Opens by a click on its link or button only.', { onClickOnly: true }, {}, { visitor: closed }],
    [
      'idle',
      'Was opened on this page already, by the trigger “Time on the page”. Its triggers watch again on the next page.',
      { triggers: { timeDelay: 2 } },
      { trigger: 'timeDelay' },
    ],
    [
      'idle',
      'Nothing holds it back any more. Its triggers watch again after the next event on the page, or on the next page.',
      { triggers: { timeDelay: 2 } },
      {},
    ],
    [
      'idle',
      'Its triggers have fired on this page already, while it was held back. They watch again on the next page.',
      { triggers: { timeDelay: 2 } },
      { ...armed, reached: { timeDelay: 2 } },
    ],
    [
      'idle',
      'Has no trigger that works here: only a click or wisp.open() opens it.',
      { triggers: { exitIntentMobile: true } },
      armed,
    ],
  ]
  it.each(cases)('%s: %s', (state, sentence, campaign, popup, snapshot) => {
    expect(explanationOf(campaign, popup, snapshot)).toMatchObject({
      state,
      says: typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
    })
  })

  it('a popup that waits in the queue has its place, and who is before it', () => {
    const first = stateOf({}, { step: 'shown', trigger: 'timeDelay' })
    const bar = stateOf({ id: 'popup00000009', type: 'bar' }, { step: 'shown', trigger: 'timeDelay' })
    const [second, third] = ['popup00000002', 'popup00000003'].map((id) =>
      stateOf({ id }, { step: 'fired', trigger: 'exitIntent' }),
    )
    if (!second || !third) throw new Error()
    const snapshot = snapshotOf([bar, first, second, third], { queue: [third, second] })
    expect(explain(snapshot).popups.map(({ place }) => place)).toEqual([undefined, undefined, 2, 1])
    expect(explain(snapshot).popups[2]?.says).toBe(
      'Fired by the trigger “Exit intent”, and waits its turn: second in the queue, behind “Letter”.',
    )
  })

  it('a popup of a type that this script does not know is listed, too', () => {
    const campaign = campaignOf({ type: 'social', wire: {} })
    const answer = { status: 200, restricted: false, run: [], raw: {}, campaigns: [campaign] }
    expect(explain(snapshotOf([], { answer })).popups).toMatchObject([
      { state: 'unknown', name: 'popup00000001', says: 'This script draws no popups of the type “social”.' },
    ])
  })

  it('says what fired it, and when it may show again', () => {
    const popup = explanationOf({ triggers: { timeDelay: 2 } }, { trigger: 'timeDelay' }, { visitor: closed })
    expect(popup).toMatchObject({ fired: 'timeDelay', next: new Date(NOW + 23 * HOUR).toISOString() })
  })

  it('a name of many lines, or of great length, becomes one short line', () => {
    const name = `Spring\n\nsale ${'x'.repeat(200)}`
    expect(explanationOf({ wire: { poptin_name: name } }, {})?.name).toMatch(/^Spring sale x+…$/)
  })
})
