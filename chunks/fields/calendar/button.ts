import type { Day } from '../../../shared/page/dates/day'
import type { WidgetHost } from '../../../shared/page/forms/widget'
import { createElement, createIcon } from '../dropdown/elements'
import { dateFormatter, wordsOf } from './locale'

const CALENDAR_ICON = 'M2.5 4.5a1 1 0 011-1h9a1 1 0 011 1v8a1 1 0 01-1 1h-9a1 1 0 01-1-1zM2.5 7h11M5.5 2v3M10.5 2v3'

/** The button that opens the calendar. Its label names the chosen day. */
export const createButton = (host: WidgetHost) => {
  const words = wordsOf(host)
  const fullDate = dateFormatter(host.language, { dateStyle: 'full' })
  const button = createElement(
    'button',
    { type: 'button', class: 'wisp-date', 'aria-haspopup': 'dialog' },
    createIcon(CALENDAR_ICON),
  )
  const label = (day: Day | undefined): void => {
    button.ariaLabel = day === undefined ? words.chooseDate : `${words.changeDate}, ${fullDate(day)}`
  }
  return { button, label }
}
