import { expect, it } from 'vitest'
import { teaserSays } from '../../../../../chunks/services/inspector/explain'
import { TARGETING_WORDS } from '../../../../../chunks/services/inspector/words/targeting'
import { campaignOf } from '../../../../support/campaign'

it.each([
  ['yes', 'always', 'Its teaser stands on the page while it is not open.'],
  ['yes', 'before', 'Its teaser stands on the page until it has been seen.'],
  ['yes', 'after', 'Its teaser stands on the page once it has been closed.'],
  ['no', 'always', ''],
])('a teaser %s, %s: %s', (is_teasers_on, mode, sentence) => {
  expect(teaserSays(campaignOf({ wire: { is_teasers_on, design_properties: { teaser: { mode } } } }))).toBe(sentence)
})

it.each([
  [true, true, 'a search has led to this page, where a small bar stands for it'],
  [true, false, 'on a phone, a small bar stands for it on the page that a search has led to'],
  [undefined, false, undefined],
])('the bar for search visitors set %s, objecting %s: %s', (searchBar, objects, sentence) => {
  const facts = { targeting: { searchBar }, visitor: {} } as Parameters<
    NonNullable<(typeof TARGETING_WORDS)['device']>['says']
  >[1]
  expect(TARGETING_WORDS.searchLanding?.says(campaignOf(), facts, objects)).toBe(sentence)
})
