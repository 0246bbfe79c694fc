/** The calendar as a dialog: https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/ */

import type { Day } from '../../../shared/page/dates/day'
import type { WidgetHost } from '../../../shared/page/forms/widget'
import { all, on, type Stop } from '../../../shared/page/platform/dom'
import { createElement, newId } from '../dropdown/elements'
import { createHeader } from './header'
import { dayForKey } from './keys'
import { clamp, isWithin, type Limits } from './limits'
import { dateFormatter, firstDayOf, wordsOf } from './locale'
import { drawMonth } from './month'

interface Panel {
  element: HTMLElement
  /** Shows the month of `day` and marks the chosen day. */
  draw(day: Day, selection?: Day): void
  /** Puts the focus on the day. */
  focus(): void
  stop: Stop
}

/** Focus trap: Tab wraps around within the dialog. */
const trapFocus = (panel: HTMLElement, event: KeyboardEvent): void => {
  const tabStops = [...panel.querySelectorAll<HTMLElement>('button:enabled,select,[tabindex="0"]')]
  const [first, last] = event.shiftKey ? [tabStops.at(-1), tabStops[0]] : [tabStops[0], tabStops.at(-1)]
  if (event.target !== last) return
  event.preventDefault()
  // biome-ignore lint/plugin: the panel may scroll, which lies over the page
  first?.focus()
}

const dayIn = (target: EventTarget | null): Day | undefined => {
  const cell = (target as Element).closest<HTMLElement>('[data-day]')
  return cell ? Number(cell.dataset.day) : undefined
}

export const createPanel = (limits: Limits, host: WidgetHost, choose: (day: Day) => void): Panel => {
  const { language } = host
  const firstDay = host.dates?.firstDay ?? firstDayOf(language, host.country)
  const titleId = newId()
  // Screen readers announce the month when it changes.
  const title = createElement('p', { id: titleId, class: 'wisp-hidden', 'aria-live': 'polite' })
  const table = createElement('table', { role: 'grid', 'aria-labelledby': titleId })
  const titleOf = dateFormatter(language, { month: 'long', year: 'numeric' })
  let visibleDay: Day = limits.min
  let selected: Day | undefined
  const show = (day: Day): void => {
    visibleDay = clamp(day, limits)
    header.update(visibleDay)
    if (title.textContent !== titleOf(visibleDay)) title.textContent = titleOf(visibleDay)
    drawMonth(table, { day: visibleDay, chosen: selected, limits, first: firstDay, language })
  }
  // biome-ignore lint/plugin: as above
  const focus = (): void => table.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  const header = createHeader(limits, host, show)
  const element = createElement(
    'div',
    { id: newId(), role: 'dialog', class: 'wisp-calendar', 'aria-label': wordsOf(host).chooseDate },
    header.element,
    title,
    table,
  )
  const pick = (day: Day | undefined): void => {
    if (day !== undefined && isWithin(day, limits)) choose(day)
  }
  const onKeydown = (event: KeyboardEvent): void => {
    const day = dayIn(event.target)
    if (event.key === 'Tab') trapFocus(element, event)
    if (day === undefined) return
    const to = dayForKey(event, day, firstDay, getComputedStyle(element).direction === 'rtl')
    if (to !== undefined) {
      show(to)
      focus()
    } else if (event.key === 'Enter' || event.key === ' ') pick(day)
    else return
    event.preventDefault()
  }
  return {
    element,
    focus,
    draw(day, selection) {
      selected = selection
      show(day)
    },
    stop: all([
      header.stop,
      on(element, 'keydown', onKeydown),
      on(table, 'click', ({ target }) => pick(dayIn(target))),
    ]),
  }
}
