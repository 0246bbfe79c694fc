import { expect, it } from 'vitest'
import { TRIGGERS } from '../../../../../loader/triggers'
import { PLAIN_DESIGN } from '../../../../../shared/model/design'
import type { PopupDefinition } from '../../../../../shared/model/popup'
import { COMMON_TRIGGERS, targetedOf } from '../../../../../shared/wire/server/targeted'
import { popupOf } from '../../../../support/shop'

it('exactly the loader’s triggers count as common', () => {
  expect([...COMMON_TRIGGERS].sort()).toEqual(Object.keys(TRIGGERS).sort())
})

it.each([
  ['a popup like most', {}, false],
  ['all common triggers', { triggers: { exitIntent: true, timeDelay: 5, scrollPercent: 50 } }, false],
  ['targeting that says nothing', { targeting: {} }, false],
  ['another trigger beside a common one', { triggers: { timeDelay: 5, inactivity: 20 } }, true],
  ['a rule', { targeting: { adblock: false } }, true],
  ['a popup for phones', { type: 'mobile' }, true],
  ['a popup that waits for its place', { type: 'embedded' }, true],
  [
    'a countdown to a date',
    { design: { ...PLAIN_DESIGN, countdown: { style: 'flip', end: '2030-01-31T18:00', zone: 'UTC' } } },
    true,
  ],
  [
    'a countdown from when it is shown, which may have ended for this visitor',
    { design: { ...PLAIN_DESIGN, countdown: { style: 'flip', seconds: 60 } } },
    true,
  ],
  ['a button that asks to be reminded later', { parts: ['remind'] }, true],
  ['other parts of a template', { parts: ['form', 'copy'] }, false],
] as [string, Partial<PopupDefinition> & { parts?: string[] }, boolean][])(
  'whether the loader decides alone: %s',
  (_, { parts = [], ...popup }, targeted) => {
    expect(targetedOf([{ ...popupOf(popup), parts }]).size).toBe(targeted ? 1 : 0)
  },
)

it.each([
  ['as many as a page may show', 'lightbox', 6, 0],
  ['more', 'lightbox', 7, 7],
  ['a type without a limit', 'content', 20, 0],
] as const)('the loader decides alone on %s', (_, type, count, targeted) => {
  const crowd = Array.from({ length: count }, () => popupOf({ type }))
  expect(targetedOf([popupOf({ type: 'gamified' }), ...crowd]).size).toBe(targeted)
})
