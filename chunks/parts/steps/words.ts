import { filled } from '../../../shared/checks/filled'
import { intlLanguage } from '../../../shared/page/platform/intl-language'
import { steps as english } from '../../../shared/words/english/steps'
import type { Live } from '../../core/ui/index'

export interface Place {
  step: number
  count: number
}

/** “Step 2 of 4”, as the popup's language groups its numbers. */
export const wordsFor = ({ context, words }: Live, { step, count }: Place): string => {
  const number = new Intl.NumberFormat(intlLanguage(context.popup.language), { numberingSystem: 'latn' })
  return filled(words.stepOf ?? english.stepOf, { step: number.format(step), count: number.format(count) })
}
