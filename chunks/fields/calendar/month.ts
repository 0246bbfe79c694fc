/** One month as a grid of days: https://www.w3.org/WAI/ARIA/apg/patterns/grid/ */

import type { Language } from '../../../shared/model/text'
import { type Day, dateIn, dayOf, monthOf, weeksOf } from '../../../shared/page/dates/day'
import { createElement } from '../dropdown/elements'
import { isWithin, type Limits } from './limits'
import { dateFormatter } from './locale'

interface View {
  /** The focusable day. Its month is shown. */
  day: Day
  chosen?: Day | undefined
  limits: Limits
  /** First day of the week, 0 for Sunday. */
  first: number
  language: Language
}

const headerCells = ([week = []]: Day[][], language: Language): HTMLElement[] => {
  const [short, long] = [dateFormatter(language, { weekday: 'narrow' }), dateFormatter(language, { weekday: 'long' })]
  return week.map((day) => createElement('th', { scope: 'col', abbr: long(day) }, short(day)))
}

const cellOf = ({ day: focused, chosen, limits, language }: View) => {
  const [words, today] = [dateFormatter(language, { dateStyle: 'full' }), dayOf(new Date())]
  return (day: Day): HTMLElement =>
    createElement(
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
      createElement('span', {}, `${dateIn(day)}`),
    )
}

export const drawMonth = (table: HTMLTableElement, view: View): void => {
  const weeks = weeksOf(view.day, view.first)
  const cell = cellOf(view)
  table.replaceChildren(
    createElement('thead', {}, createElement('tr', {}, ...headerCells(weeks, view.language))),
    createElement('tbody', {}, ...weeks.map((week) => createElement('tr', {}, ...week.map(cell)))),
  )
}
