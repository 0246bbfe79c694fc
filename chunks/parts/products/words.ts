import type { Added } from '../../../shared/model/store'
import type { Language } from '../../../shared/model/text'
import type { Attribute } from './settings'

interface CardWords extends Record<Added, string> {
  add: string
  view: string
  busy: string
  /** The rest is said by screen readers only: before the two prices of a product, and before its variants. */
  now: string
  before: string
  choose: string
}

const en: CardWords = {
  add: 'Add to cart',
  view: 'View product',
  busy: 'Adding to cart …',
  added: 'Added to cart',
  'sold-out': 'Sold out',
  'in-cart': 'All that is left is already in your cart.',
  failed: 'That did not work. Please try again.',
  now: 'Now',
  before: 'Regular price',
  choose: 'Choose',
}

const he: CardWords = {
  add: 'הוספה לסל',
  view: 'לצפייה במוצר',
  busy: 'מוסיפים לסל…',
  added: 'נוסף לסל',
  'sold-out': 'אזל מהמלאי',
  'in-cart': 'כל מה שנשאר כבר בסל שלך.',
  failed: 'זה לא הצליח. כדאי לנסות שוב.',
  now: 'עכשיו',
  before: 'מחיר רגיל',
  choose: 'בחירה',
}

const RESULTS = ['added', 'sold-out', 'in-cart', 'failed'] as const

/** With the design's own words. */
export const wordsOf = (language: Language, attribute: Attribute): CardWords => {
  const words = { ...{ en, he }[language] }
  words.add = attribute('label') || words.add
  words.view = attribute('label') || words.view
  for (const result of RESULTS) words[result] = attribute(`label-${result}`) || words[result]
  return words
}

export type { CardWords }
