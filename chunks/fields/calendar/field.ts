/** The text field of a date: it is typed in as it likes, and put in order when it is left. */
import { all, on, type Stop } from '../../../shared/platform/dom'
import { isoOf, readDay, writeDay } from './day'

/**
 * A native date field shows a date in the browser's own way; as a text field it shows dd/mm/yyyy. Only by the mark is it still
 * known for a date. React as the tests draw with it puts the type back with the first input; Preact, which ships, does not.
 */
const asText = (input: HTMLInputElement): Stop => {
  if (input.type !== 'date') return () => {}
  const day = readDay(input.value)
  input.type = 'text'
  input.value = day === undefined ? '' : writeDay(day)
  input.dataset.wispDate = ''
  return () => {
    const last = readDay(input.value)
    input.type = 'date'
    input.value = last === undefined ? '' : isoOf(last)
    delete input.dataset.wispDate
  }
}

export const dressField = (input: HTMLInputElement, hint: string): Stop => {
  const back = asText(input)
  const preset = { placeholder: hint, inputmode: 'numeric', maxlength: '10' }
  const added = Object.entries(preset).filter(([name]) => !input.hasAttribute(name))
  for (const [name, value] of added) input.setAttribute(name, value)
  const padding = input.style.paddingInlineEnd
  input.style.paddingInlineEnd = '48px'
  const tidy = (): void => {
    const day = readDay(input.value)
    if (day !== undefined) input.value = writeDay(day)
  }
  return all([
    on(input, 'blur', tidy),
    () => {
      for (const [name] of added) input.removeAttribute(name)
      input.style.paddingInlineEnd = padding
      back()
    },
  ])
}
