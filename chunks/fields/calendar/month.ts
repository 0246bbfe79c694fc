/** One month as a grid of days: https://www.w3.org/WAI/ARIA/apg/patterns/grid/ */
import type { Language } from '../../../shared/model/text'
import { make } from '../dropdown/make'
import { type Day, dateIn, dayOf, monthOf, weeksOf } from './day'
import { isWithin, type Limits } from './limits'
import { say } from './locale'

/** What of a month is to be seen. */
interface View {
  /** The day that has, or gets, the focus. Its month is the one shown. */
  day: Day
  chosen?: Day
  limits: Limits
  /** Day that weeks begin with, 0 for Sunday. */
  first: number
  language: Language
}

const heads = ([week = []]: Day[][], language: Language): HTMLElement[] => {
  const [short, long] = [say(language, { weekday: 'narrow' }), say(language, { weekday: 'long' })]
  return week.map((day) => make('th', { scope: 'col', abbr: long(day) }, short(day)))
}

const cellOf = ({ day: focused, chosen, limits, language }: View) => {
  const [words, today] = [say(language, { dateStyle: 'full' }), dayOf(new Date())]
  return (day: Day): HTMLElement =>
    make(
      'td',
      {
        'data-day': `${day}`,
        'data-outside': monthOf(day) === monthOf(focused) ? undefined : '',
        tabindex: day === focused ? '0' : '-1',
        'aria-label': words(day),
        'aria-selected': `${day === chosen}`,
        'aria-current': day === today ? 'date' : undefined,
        'aria-disabled': isWithin(day, limits) ? undefined : 'true',
        role: 'gridcell',
      },
      make('span', {}, `${dateIn(day)}`),
    )
}

export const drawMonth = (table: HTMLTableElement, view: View): void => {
  const weeks = weeksOf(view.day, view.first)
  const cell = cellOf(view)
  table.replaceChildren(
    make('thead', {}, make('tr', {}, ...heads(weeks, view.language))),
    make('tbody', {}, ...weeks.map((week) => make('tr', {}, ...week.map(cell)))),
  )
}
