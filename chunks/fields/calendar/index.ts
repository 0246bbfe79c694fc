/** A date as dd/mm/yyyy: typed, or chosen from a calendar that opens beside it. */

import type { Enhance } from '../../../shared/model/widget'
import { all, on } from '../../../shared/platform/dom'
import { cover } from '../dropdown/cover'
import { canDrop, createDropdown, isTouch } from '../dropdown/dropdown'
import '../dropdown/dropdown.css'
import { make } from '../dropdown/make'
import { createButton } from './button'
import './calendar.css'
import { type Day, dayOf, readDay, writeDay } from './day'
import { dressField } from './field'
import { clamp, isWithin, limitsOf } from './limits'
import { WORDS } from './locale'
import { createPanel } from './panel'

export const enhance: Enhance<HTMLInputElement> = (input, host) => {
  const value = (): string => {
    const day = readDay(input.value)
    return day === undefined ? input.value.trim() : writeDay(day)
  }
  // A phone's own picker is made for its screen; it may be open already.
  if (!canDrop() || (input.type === 'date' && isTouch())) return { stop() {}, value }
  host.adopt(import.meta.wispCss)
  const limits = limitsOf(input)
  const { button, label } = createButton(host.language)
  const choose = (day: Day): void => {
    input.value = writeDay(day)
    for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }))
    dropdown.close()
  }
  const panel = createPanel(limits, host, choose)
  const fill = () => {
    const day = readDay(input.value)
    panel.draw(day ?? clamp(dayOf(new Date()), limits), day)
    return panel.focus
  }
  const undress = dressField(input, WORDS[host.language].hint)
  const uncover = cover(input, make('span', {}, button))
  const dropdown = createDropdown({ button, panel: panel.element, field: input, fill })
  label(readDay(input.value))
  return {
    value,
    check() {
      const day = readDay(input.value)
      if (!input.value.trim()) return
      if (day === undefined) return 'date'
      if (!isWithin(day, limits)) return 'invalid'
    },
    stop: all([
      ...[dropdown.stop, panel.stop, uncover, undress],
      on(input, 'input', () => label(readDay(input.value))),
      on<KeyboardEvent>(input, 'keydown', (event) => {
        if (event.key !== 'ArrowDown' || !event.altKey) return
        event.preventDefault()
        dropdown.open()
      }),
    ]),
  }
}
