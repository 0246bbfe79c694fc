/** A date field in dd/mm/yyyy: the date is typed, or chosen from a calendar dropdown. */

import type { Enhance } from '../../../shared/model/widget'
import { all, on } from '../../../shared/platform/dom'
import { cover } from '../dropdown/cover'
import { createDropdown, isTouchScreen, supportsPopover } from '../dropdown/dropdown'
import '../dropdown/dropdown.css'
import { createElement } from '../dropdown/elements'
import { createButton } from './button'
import './calendar.css'
import { type Day, dayOf, formatDay, parseDay } from '../../../shared/dates/day'
import { setUpTextField } from './field'
import { clamp, isWithin, limitsOf } from './limits'
import { WORDS } from './locale'
import { createPanel } from './panel'

export const enhance: Enhance<HTMLInputElement> = (input, host) => {
  const value = (): string => {
    const day = parseDay(input.value)
    return day === undefined ? input.value.trim() : formatDay(day)
  }
  // On touch screens keep the native date picker, which may be open already.
  if (!supportsPopover() || (input.type === 'date' && isTouchScreen())) return { stop() {}, value }
  host.adopt(import.meta.wispCss)
  const limits = limitsOf(input)
  const { button, label } = createButton(host.language)
  const choose = (day: Day): void => {
    input.value = formatDay(day)
    for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }))
    dropdown.close()
  }
  const panel = createPanel(limits, host, choose)
  const fill = () => {
    const day = parseDay(input.value)
    panel.draw(day ?? clamp(dayOf(new Date()), limits), day)
    return panel.focus
  }
  const restoreField = setUpTextField(input, WORDS[host.language].hint)
  const uncover = cover(input, createElement('span', {}, button))
  const dropdown = createDropdown({ button, panel: panel.element, field: input, fill })
  label(parseDay(input.value))
  return {
    value,
    check() {
      const day = parseDay(input.value)
      if (!input.value.trim()) return
      if (day === undefined) return 'date'
      if (!isWithin(day, limits)) return 'invalid'
    },
    stop: all([
      ...[dropdown.stop, panel.stop, uncover, restoreField],
      on(input, 'input', () => label(parseDay(input.value))),
      on<KeyboardEvent>(input, 'keydown', (event) => {
        if (event.key !== 'ArrowDown' || !event.altKey) return
        event.preventDefault()
        dropdown.open()
      }),
    ]),
  }
}
