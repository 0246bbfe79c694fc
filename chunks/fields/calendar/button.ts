import type { Language } from '../../../shared/model/text'
import { icon, make } from '../dropdown/make'
import type { Day } from './day'
import { say, WORDS } from './locale'

const SIGN = 'M2.5 4.5a1 1 0 011-1h9a1 1 0 011 1v8a1 1 0 01-1 1h-9a1 1 0 01-1-1zM2.5 7h11M5.5 2v3M10.5 2v3'

/** What opens the calendar, and says which day is chosen. */
export const createButton = (language: Language) => {
  const words = WORDS[language]
  const full = say(language, { dateStyle: 'full' })
  const button = make('button', { type: 'button', class: 'wisp-date', 'aria-haspopup': 'dialog' }, icon(SIGN))
  const label = (day: Day | undefined): void => {
    button.ariaLabel = day === undefined ? words.choose : `${words.change}, ${full(day)}`
  }
  return { button, label }
}
