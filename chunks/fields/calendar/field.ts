/** The text field of a date: it accepts any format while typing and is reformatted on blur. */

import { formatDay, isoDate, parseDay } from '../../../shared/page/dates/day'
import type { DateFormat } from '../../../shared/page/dates/format'
import { all, on, type Stop } from '../../../shared/page/platform/dom'

/**
 * Turns a native date field, which shows dates in the browser's format, into a text field with dd/mm/yyyy.
 * `data-wisp-date` marks it as a date from then on. React (tests only) resets the type on the first input; Preact,
 * which ships, does not.
 */
const useTextInput = (input: HTMLInputElement): Stop => {
  if (input.type !== 'date') return () => {}
  const day = parseDay(input.value)
  input.type = 'text'
  input.value = day === undefined ? '' : formatDay(day)
  input.dataset.wispDate = ''
  return () => {
    const last = parseDay(input.value)
    input.type = 'date'
    input.value = last === undefined ? '' : isoDate(last)
    delete input.dataset.wispDate
  }
}

/** The settings of a field for dd/mm/yyyy, unless it says otherwise. */
export const typing = (hint: string) => ({ placeholder: hint, inputmode: 'numeric' })

export const setUpTextField = (
  input: HTMLInputElement,
  { format, parse }: DateFormat,
  defaults: Record<string, string>,
): Stop => {
  const restoreType = useTextInput(input)
  const added = Object.entries(defaults).filter(([name]) => !input.hasAttribute(name))
  for (const [name, value] of added) input.setAttribute(name, value)
  const padding = input.style.paddingInlineEnd
  input.style.paddingInlineEnd = '48px'
  const reformat = (): void => {
    const day = parse(input.value)
    if (day !== undefined) input.value = format(day)
  }
  return all([
    on(input, 'blur', reformat),
    () => {
      for (const [name] of added) input.removeAttribute(name)
      input.style.paddingInlineEnd = padding
      restoreType()
    },
  ])
}
