import { expect, it } from 'vitest'
import type { Live } from '../../../../../chunks/core/ui/live'
import { wordsFor } from '../../../../../chunks/parts/steps/words'
import { translations } from '../../../../../shared/words/translations'

it.each([
  ['en', {}, 'Step 2 of 4'],
  ['de', translations.de.steps, 'Schritt 2 von 4'],
  // Languages with figures of their own, and what is no language.
  ['fa', {}, 'Step 2 of 4'],
  ['ar-EG', {}, 'Step 2 of 4'],
  ['en_US', {}, 'Step 2 of 4'],
  ['', {}, 'Step 2 of 4'],
])('the place among the steps is said in “%s” with 0 to 9', (language, words, text) => {
  const live = { words, context: { popup: { language } } } as unknown as Live
  expect(wordsFor(live, { step: 2, count: 4 })).toBe(text)
})
