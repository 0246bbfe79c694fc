import { decimalIn } from '../../checks/decimal'
import { languageAt } from './languages'

/** What is written before decimals where an element stands. */
export const decimalAt = (element: Element): string | undefined => decimalIn(languageAt(element))
