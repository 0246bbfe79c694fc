import { filled } from '../../../shared/checks/filled'
import { validLanguage } from '../../../shared/page/platform/language-of'
import { steps as english } from '../../../shared/words/english/steps'
import type { Live } from '../../core/ui/index'

export interface Place {
  step: number
  count: number
}

/** “Step 2 of 4”, in numbers as the popup's language writes them, with 0 to 9 as in countdowns and fields. */
export const wordsFor = ({ context, words }: Live, { step, count }: Place): string => {
  const number = new Intl.NumberFormat(validLanguage(context.popup.language), { numberingSystem: 'latn' })
  return filled(words.stepOf ?? english.stepOf, { step: number.format(step), count: number.format(count) })
}
