/** The chunks with the words of a popup, which its answer names beside its other parts. */
import { expect, it } from 'vitest'
import { withWords } from '../../../../../shared/wire/server/words'

const MINE = { close: 'Sulje' }

it.each([
  [[], 'en', undefined, []],
  [['form'], 'en', undefined, ['form']],
  [[], 'de', undefined, ['words-de-popup']],
  [
    ['form', 'closing'],
    'de-AT',
    undefined,
    ['form', 'closing', 'words-de-popup', 'words-de-checks', 'words-de-fields'],
  ],
  [['wheel'], 'pt-BR', undefined, ['wheel', 'words-pt-popup', 'words-pt-game']],
  [['products'], 'ja', undefined, ['products', 'words-ja-popup', 'words-ja-shop']],
  [['threshold'], 'ar', undefined, ['threshold', 'words-ar-popup', 'words-ar-shop']],
  // A language without words of ours, and words of the owner's own, which replace what came before them.
  [['form'], 'fi', undefined, ['form']],
  [['form'], 'fi', MINE, ['form', 'own-words']],
  [[], 'de', MINE, ['words-de-popup', 'own-words']],
  // Names as they were stored when there was no other language.
  [
    ['form', 'hebrew', 'closing'],
    'he',
    undefined,
    ['form', 'closing', 'words-he-popup', 'words-he-checks', 'words-he-fields'],
  ],
])('a popup with the parts %j in %s, with the owner’s words %j, has the parts %j', (parts, language, words, expected) =>
  expect(withWords(parts, { language, words })).toEqual(expected),
)
