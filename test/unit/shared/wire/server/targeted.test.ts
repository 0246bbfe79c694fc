import { expect, it } from 'vitest'
import { TARGETING_WORDS } from '../../../../../chunks/services/inspector/words/targeting'
import { TRIGGERS } from '../../../../../loader/triggers'
import { PLAIN_DESIGN } from '../../../../../shared/model/design'
import type { PopupDefinition } from '../../../../../shared/model/popup'
import { CHUNK_ROWS } from '../../../../../shared/targeting/chunk-settings'
import { COMMON_TRIGGERS, RULES_WITHOUT_SETTING, targetedOf } from '../../../../../shared/wire/server/targeted'
import { expectTold } from '../../../../support/document-lists'
import { popupOf } from '../../../../support/shop'

it('exactly the loader’s triggers count as common', () => {
  expect([...COMMON_TRIGGERS].sort()).toEqual(Object.keys(TRIGGERS).sort())
})

it('each rule without a setting says which popups need it', () => {
  const askedFor: string[] = CHUNK_ROWS.map(([name, { rule = name }]) => rule)
  const rules = Object.keys(TARGETING_WORDS).filter((name) => name !== 'targeting' && !askedFor.includes(name))
  expectTold(Object.keys(RULES_WITHOUT_SETTING), rules, {
    place: 'shared/wire/server/targeted.ts, RULES_WITHOUT_SETTING',
    source: 'chunks/services/inspector/words/targeting.ts',
    row: (name) => `${name}: (popup) => …, true of the popups that need the rule`,
  })
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

it('a button that asks to be reminded later counts also where only a further language has one', () => {
  const inLanguages = (de: string[], fr: string[]) => ({
    ...popupOf({}),
    parts: ['form'],
    translations: { de: { parts: de }, fr: { parts: fr } },
  })
  expect(targetedOf([inLanguages(['form'], ['form', 'remind'])]).size).toBe(1)
  expect(targetedOf([inLanguages(['form'], ['copy'])]).size).toBe(0)
})

it.each([
  ['as many as a page may show', 'lightbox', 6, 0],
  ['more', 'lightbox', 7, 7],
  ['a type without a limit', 'content', 20, 0],
] as const)('the loader decides alone on %s', (_, type, count, targeted) => {
  const crowd = Array.from({ length: count }, () => popupOf({ type }))
  const other = popupOf({ type: 'gamified' })
  const found = targetedOf([other, ...crowd])
  expect(crowd.filter((popup) => found.has(popup))).toHaveLength(targeted)
  // A popup of another type is decided as if it were alone.
  expect(found.has(other)).toBe(targetedOf([other]).size > 0)
})
