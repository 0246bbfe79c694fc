/** A date field in dd/mm/yyyy: the date is typed, or chosen from a calendar dropdown. */

import { doubt } from '../../../shared/checks/check'
import { type Enhance, isTouchScreen } from '../../../shared/page/forms/widget'
import { all, on } from '../../../shared/page/platform/dom'
import { cover } from '../dropdown/cover'
import { createDropdown, supportsPopover } from '../dropdown/dropdown'
import '../dropdown/dropdown.css'
import { createElement } from '../dropdown/elements'
import { createButton } from './button'
import './calendar.css'
import { type Day, dayOf, formatDay, parseDay } from '../../../shared/page/dates/day'
import type { DateFormat } from '../../../shared/page/dates/format'
import { languagesAt } from '../../../shared/page/forms/languages'
import { valueIn } from '../../../shared/page/platform/owner-values'
import { setUpTextField, typing } from './field'
import { clamp, isWithin, limitsOf } from './limits'
import { wordsOf } from './locale'
import { createPanel } from './panel'

const numbersAt = (input: Element): DateFormat => ({
  format: formatDay,
  parse: (text) => parseDay(text, languagesAt(input)),
})

export const enhance: Enhance<HTMLInputElement> = (input, host) => {
  const { dates = numbersAt(input), root } = host
  const read = (): Day | undefined => dates.parse(input.value)
  const value = (): string => {
    const day = read()
    return day === undefined ? input.value.trim() : dates.format(day)
  }
  // For fields of built pages, page-date has told the owner already.
  if (!host.dates) for (const name of ['min', 'max']) valueIn(input, name, 'date', parseDay)
  // On touch screens keep the native date picker, which may be open already.
  if (!supportsPopover() || (input.type === 'date' && isTouchScreen())) return { stop() {}, value }
  host.adopt(import.meta.wispCss)
  const limits = limitsOf(input)
  const { button, label } = createButton(host)
  const choose = (day: Day): void => {
    input.value = dates.format(day)
    for (const type of ['input', 'change']) input.dispatchEvent(new CustomEvent(type, { bubbles: true }))
    dropdown.close()
  }
  const panel = createPanel(limits, host, choose)
  const fill = () => {
    const day = read()
    panel.draw(day ?? clamp(dayOf(new Date()), limits), day)
    return panel.focus
  }
  const restoreField = setUpTextField(input, dates, host.dates ? {} : typing(wordsOf(host).dateHint))
  const apart = input.getRootNode() === root ? undefined : root
  const layer = createElement('span', { class: 'wisp-cover' }, button)
  apart?.append(layer)
  // For a field of the page, what is kept over it is the element with the root.
  const uncover = cover(input, apart ? (apart.host as HTMLElement) : layer)
  const dropdown = createDropdown({ button, panel: panel.element, field: input, place: apart, fill })
  label(read())
  return {
    value,
    check() {
      const day = read()
      if (!input.value.trim()) return
      if (day === undefined) return 'date'
      // The owner's own limits are told by the checks of the form.
      if (!isWithin(day, limits)) return doubt('yearUnlikely')
    },
    stop: all([
      dropdown.stop,
      panel.stop,
      uncover,
      restoreField,
      on(input, 'input', () => label(read())),
      on<KeyboardEvent>(input, 'keydown', (event) => {
        if (event.key !== 'ArrowDown' || !event.altKey) return
        event.preventDefault()
        dropdown.open()
      }),
    ]),
  }
}
