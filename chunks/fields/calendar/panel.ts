/** The calendar as a dialog: https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/ */

import type { WidgetHost } from '../../../shared/model/widget'
import { all, on, type Stop } from '../../../shared/platform/dom'
import { make, newName } from '../dropdown/make'
import type { Day } from './day'
import { createHeader } from './header'
import { moveOf } from './keys'
import { clamp, isWithin, type Limits } from './limits'
import { firstDayOf, say, WORDS } from './locale'
import { drawMonth } from './month'

interface Panel {
  element: HTMLElement
  /** Shows the month of a day, and which day is chosen. */
  draw(day: Day, chosen?: Day): void
  /** Puts the focus on the day. */
  focus(): void
  stop: Stop
}

/** In a dialog Tab goes round. */
const goRound = (panel: HTMLElement, event: KeyboardEvent): void => {
  const stops = [...panel.querySelectorAll<HTMLElement>('button:enabled,select,[tabindex="0"]')]
  const [first, last] = event.shiftKey ? [stops.at(-1), stops[0]] : [stops[0], stops.at(-1)]
  if (event.target !== last) return
  event.preventDefault()
  first?.focus()
}

const dayIn = (target: EventTarget | null): Day | undefined => {
  const cell = (target as Element).closest<HTMLElement>('[data-day]')
  return cell ? Number(cell.dataset.day) : undefined
}

export const createPanel = (limits: Limits, host: WidgetHost, choose: (day: Day) => void): Panel => {
  const { language } = host
  const first = firstDayOf(language, host.country)
  const name = newName()
  // Told when it changes, for who does not see it change.
  const title = make('p', { id: name, class: 'wisp-hidden', 'aria-live': 'polite' })
  const table = make('table', { role: 'grid', 'aria-labelledby': name })
  const titleOf = say(language, { month: 'long', year: 'numeric' })
  let shown: Day = limits.min
  let marked: Day | undefined
  const show = (day: Day): void => {
    shown = clamp(day, limits)
    header.update(shown)
    if (title.textContent !== titleOf(shown)) title.textContent = titleOf(shown)
    drawMonth(table, { day: shown, chosen: marked, limits, first, language })
  }
  const focus = (): void => table.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  const header = createHeader(limits, language, show)
  const element = make(
    'div',
    { id: newName(), role: 'dialog', class: 'wisp-calendar', 'aria-label': WORDS[language].choose },
    ...[header.element, title, table],
  )
  const take = (day: Day | undefined): void => {
    if (day !== undefined && isWithin(day, limits)) choose(day)
  }
  const keys = (event: KeyboardEvent): void => {
    const day = dayIn(event.target)
    if (event.key === 'Tab') goRound(element, event)
    if (day === undefined) return
    const to = moveOf(event, day, first, getComputedStyle(element).direction === 'rtl')
    if (to !== undefined) {
      show(to)
      focus()
    } else if (event.key === 'Enter' || event.key === ' ') take(day)
    else return
    event.preventDefault()
  }
  return {
    element,
    focus,
    draw(day, chosen) {
      marked = chosen
      show(day)
    },
    stop: all([header.stop, on(element, 'keydown', keys), on(table, 'click', ({ target }) => take(dayIn(target)))]),
  }
}
