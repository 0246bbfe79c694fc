/** Navigation between months: previous and next buttons, and lists of months and years. */

import { addMonths, type Day, dateIn, dayAt, monthOf, yearOf } from '../../../shared/page/dates/day'
import type { WidgetHost } from '../../../shared/page/forms/widget'
import { all, on, type Stop } from '../../../shared/page/platform/dom'
import { createElement, createIcon } from '../dropdown/elements'
import type { Limits } from './limits'
import { dateFormatter, wordsOf } from './locale'

const PREVIOUS_ICON = 'M10 3.5L5.5 8l4.5 4.5'
const NEXT_ICON = 'M6 3.5L10.5 8 6 12.5'

interface Header {
  element: HTMLElement
  update(day: Day): void
  stop: Stop
}

const createSelect = (label: string, options: [value: number, text: string][]): HTMLSelectElement =>
  createElement(
    'select',
    { 'aria-label': label },
    ...options.map(([value, text]) => createElement('option', { value: `${value}` }, text)),
  )

const createNavButton = (label: string, path: string): HTMLButtonElement =>
  createElement('button', { type: 'button', 'aria-label': label }, createIcon(path))

const range = (from: number, to: number): number[] => [...Array(to - from + 1).keys()].map((index) => from + index)

/** @param go shows a day's month; the day may be outside the limits */
export const createHeader = ({ min, max }: Limits, host: WidgetHost, go: (day: Day) => void): Header => {
  const words = wordsOf(host)
  const nameOf = dateFormatter(host.language, { month: 'long' })
  const months = range(0, 11).map((month): [number, string] => [month, nameOf(dayAt(2000, month, 1))])
  const years = range(yearOf(min), yearOf(max)).map((year): [number, string] => [year, `${year}`])
  const [previous, next] = [
    createNavButton(words.previousMonth, PREVIOUS_ICON),
    createNavButton(words.nextMonth, NEXT_ICON),
  ]
  const [month, year] = [createSelect(words.chooseMonth, months), createSelect(words.chooseYear, years.reverse())]
  let visibleDay = min
  const moveBy = (to: number): void => go(addMonths(visibleDay, to))
  const applySelects = (): void =>
    moveBy((Number(year.value) - yearOf(visibleDay)) * 12 + Number(month.value) - monthOf(visibleDay))
  return {
    element: createElement('div', { class: 'wisp-months' }, previous, month, year, next),
    update(day) {
      visibleDay = day
      month.value = `${monthOf(day)}`
      year.value = `${yearOf(day)}`
      const first = day - dateIn(day) + 1
      previous.disabled = first <= min
      next.disabled = addMonths(first, 1) > max
    },
    stop: all([
      on(previous, 'click', () => moveBy(-1)),
      on(next, 'click', () => moveBy(1)),
      on(month, 'change', applySelects),
      on(year, 'change', applySelects),
    ]),
  }
}
