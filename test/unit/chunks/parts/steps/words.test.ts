import { expect, it } from 'vitest'
import type { Live } from '../../../../../chunks/core/ui/live'
import { wordsFor } from '../../../../../chunks/parts/steps/words'

const liveIn = (language: string) => ({ context: { popup: { language } }, words: {} }) as Live

it.each(['en', 'fa', 'en_US', 'of no kind'])(
  'the place in a form has the same figures as all else, in %s',
  (language) => expect(wordsFor(liveIn(language), { step: 2, count: 4 })).toBe('Step 2 of 4'),
)
