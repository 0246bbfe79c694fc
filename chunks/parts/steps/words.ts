import { filled } from '../../../shared/checks/filled'
import { tried } from '../../../shared/page/platform/dom'
import { steps as english } from '../../../shared/words/english'
import type { Live } from '../../core/ui/index'

export interface Place {
  step: number
  count: number
}

/** “Step 2 of 4”, in numbers as the popup's language writes them, with 0 to 9 as in countdowns and fields. */
export const wordsFor = ({ context, words }: Live, { step, count }: Place): string => {
  // Another server may name a language in a way of its own, and `Intl` throws at it.
  const language = tried(() => Intl.getCanonicalLocales(context.popup.language)[0]) ?? 'en'
  const number = new Intl.NumberFormat(language, { numberingSystem: 'latn' })
  return filled(words.stepOf ?? english.stepOf, { step: number.format(step), count: number.format(count) })
}
