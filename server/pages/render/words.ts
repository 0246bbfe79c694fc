/** The words of a page that its owner did not write. */
import type { Language } from '../../../shared/model/text'

const english = {
  menu: 'Menu',
  optional: 'optional',
  choose: 'Please choose',
  days: 'days',
  hours: 'hours',
  minutes: 'min',
  seconds: 'sec',
}

type Words = typeof english

export const WORDS: Record<Language, Words> = {
  en: english,
  he: {
    menu: 'תפריט',
    optional: 'לא חובה',
    choose: 'נא לבחור',
    days: 'ימים',
    hours: 'שעות',
    minutes: 'דקות',
    seconds: 'שניות',
  },
}
