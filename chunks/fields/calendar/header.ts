/** What leads from one month to another: a step back or on, any month of the year, any year there is. */

import type { Language } from '../../../shared/model/text'
import { all, on, type Stop } from '../../../shared/platform/dom'
import { icon, make } from '../dropdown/make'
import { addMonths, type Day, dateIn, dayAt, monthOf, yearOf } from './day'
import type { Limits } from './limits'
import { say, WORDS } from './locale'

const BACK = 'M10 3.5L5.5 8l4.5 4.5'
const ON = 'M6 3.5L10.5 8 6 12.5'

interface Header {
  element: HTMLElement
  update(day: Day): void
  stop: Stop
}

const choice = (label: string, options: [value: number, text: string][]): HTMLSelectElement =>
  make(
    'select',
    { 'aria-label': label },
    ...options.map(([value, text]) => make('option', { value: `${value}` }, text)),
  )

const step = (label: string, path: string): HTMLButtonElement =>
  make('button', { type: 'button', 'aria-label': label }, icon(path))

const between = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at)

/** @param go where a press leads, within the limits or not */
export const createHeader = ({ min, max }: Limits, language: Language, go: (day: Day) => void): Header => {
  const words = WORDS[language]
  const nameOf = say(language, { month: 'long' })
  const months = between(0, 11).map((month): [number, string] => [month, nameOf(dayAt(2000, month, 1))])
  const years = between(yearOf(min), yearOf(max)).map((year): [number, string] => [year, `${year}`])
  const [back, next] = [step(words.previous, BACK), step(words.next, ON)]
  const [month, year] = [choice(words.month, months), choice(words.year, years.reverse())]
  let shown = min
  const turn = (to: number): void => go(addMonths(shown, to))
  const pick = (): void => turn((Number(year.value) - yearOf(shown)) * 12 + Number(month.value) - monthOf(shown))
  return {
    element: make('div', { class: 'wisp-months' }, back, month, year, next),
    update(day) {
      shown = day
      month.value = `${monthOf(day)}`
      year.value = `${yearOf(day)}`
      const first = day - dateIn(day) + 1
      back.disabled = first <= min
      next.disabled = addMonths(first, 1) > max
    },
    stop: all([
      on(back, 'click', () => turn(-1)),
      on(next, 'click', () => turn(1)),
      on(month, 'change', pick),
      on(year, 'change', pick),
    ]),
  }
}
