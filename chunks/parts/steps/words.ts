import { filled } from '../../../shared/checks/filled'
import { steps as english } from '../../../shared/words/english/steps'
import type { Live } from '../../core/ui/index'

export interface Place {
  step: number
  count: number
}

/** “Step 2 of 4”, in the numbers of the popup's language. */
export const wordsFor = ({ context, words }: Live, { step, count }: Place): string => {
  const number = new Intl.NumberFormat(context.popup.language)
  return filled(words.stepOf ?? english.stepOf, { step: number.format(step), count: number.format(count) })
}
