/** Asks once about a value that is unlikely. The same value passes with the next press. */
import type { FormField } from '../../../shared/forms/fields'
import { all, on, type Stop } from '../../../shared/platform/dom'
import { bare, doc } from '../../../shared/platform/safe-dom'
import { createChip } from '../chip/chip'

/** Values that were asked about, by field name. */
const asked = new WeakMap<HTMLFormElement, Map<string, string>>()
/** Removes the questions of a form. */
const shown = new WeakMap<HTMLFormElement, Stop>()

export const askedIn = (form: HTMLFormElement): Map<string, string> => {
  const values = asked.get(form) ?? new Map<string, string>()
  asked.set(form, values)
  return values
}

export const removeQuestions = (form: HTMLFormElement): void => shown.get(form)?.()

interface Question {
  field: FormField
  value: string
  /** What is unlikely. A popup shows it under the field as it does all messages. */
  message: string
  /** The answer that the chip gives. */
  answer: string
  /** Sends the form. */
  press(): void
}

/** On a page, there is no place for messages. */
const messageOf = (text: string): HTMLElement => {
  const message = doc.createElement('span')
  message.setAttribute('role', 'alert')
  message.style.display = 'block'
  message.textContent = text
  return message
}

/** It stays until the field is changed, or the form is sent again. */
const show = (form: HTMLFormElement, { field, value, message, answer, press }: Question): Stop => {
  const { marked, controls } = field
  const box = marked.closest('.wisp-field')
  const chip = createChip(answer, press)
  // Several fields may be asked about at once.
  chip.ariaLabel = `${answer}: ${value}`
  const added = box ? [chip] : [messageOf(message), chip]
  if (box) box.append(chip)
  else bare(controls.at(-1) ?? marked, 'after')(...added)
  const remove = (): void => {
    for (const element of added) element.remove()
  }
  return all([
    on(form, 'input', ({ target }) => {
      if (controls.includes(target as never)) remove()
    }),
    remove,
  ])
}

export const ask = (form: HTMLFormElement, questions: Question[]): void => {
  for (const { field, value } of questions) askedIn(form).set(field.name, value)
  shown.set(form, all(questions.map((question) => show(form, question))))
}
