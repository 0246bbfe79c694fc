/** Asks once about a value that is unlikely. The same value passes with the next press. */
import type { FormField } from '../../../shared/page/forms/fields'
import { all, on, type Stop } from '../../../shared/page/platform/dom'
import { bare, doc } from '../../../shared/page/platform/safe-dom'
import { newId } from '../../../shared/values/id'
import { createChip } from '../chip/chip'

/** Milliseconds within which a second press belongs to the first, as a double click: nobody has read the question yet. */
const DOUBLE_PRESS_MS = 500

interface Confirmation {
  value: string
  /** From when on a press of the form confirms the value, in milliseconds since the page was opened. */
  from: number
}

/** The values that a further press confirms, by field name. */
const confirmations = new WeakMap<HTMLFormElement, Map<string, Confirmation>>()
/** Removes the questions of a form. */
const removals = new WeakMap<HTMLFormElement, Stop>()

const confirmationsOf = (form: HTMLFormElement): Map<string, Confirmation> => {
  const byField = confirmations.get(form) ?? new Map<string, Confirmation>()
  confirmations.set(form, byField)
  return byField
}

export const isConfirmed = (form: HTMLFormElement, name: string, value: string): boolean => {
  const confirmation = confirmationsOf(form).get(name)
  return confirmation?.value === value && confirmation.from <= performance.now()
}

export const removeQuestions = (form: HTMLFormElement): void => removals.get(form)?.()

interface Question {
  field: FormField
  value: string
  /** Says what is unlikely about the value. In a popup, the form itself shows it under the field. */
  message: string
  /** The answer that the chip gives. */
  answer: string
  /** Sends the form. */
  press(): void
}

/** On a page, there is no place for messages: it stands behind the field, and outside its label, which it is no part of. */
const putMessage = (control: HTMLElement, text: string): HTMLElement => {
  const message = doc.createElement('span')
  message.setAttribute('role', 'alert')
  message.style.display = 'block'
  message.textContent = text
  bare(control.closest('label') ?? control, 'after')(message)
  return message
}

/** Screen readers read it with the field, too. */
const describe = (control: HTMLElement, message: HTMLElement): Stop => {
  const before = control.getAttribute('aria-describedby')
  message.id = newId()
  control.setAttribute('aria-describedby', `${before ?? ''} ${message.id}`.trim())
  control.setAttribute('aria-invalid', 'true')
  return () => {
    if (before === null) control.removeAttribute('aria-describedby')
    else control.setAttribute('aria-describedby', before)
    control.removeAttribute('aria-invalid')
  }
}

/** It stays until the field is changed, or the form is sent again. */
const show = (form: HTMLFormElement, { field, value, message, answer, press }: Question): Stop => {
  const { marked, controls } = field
  const box = marked.closest('.wisp-field')
  const chip = createChip(answer, () => {
    for (const each of confirmationsOf(form).values()) each.from = 0
    press()
  })
  // Several fields may be asked about at once.
  chip.ariaLabel = `${answer}: ${value}`
  const stops: Stop[] = [() => chip.remove()]
  if (box) box.append(chip)
  else {
    const control = controls.at(-1) ?? marked
    const alert = putMessage(control, message)
    bare(alert, 'after')(chip)
    stops.push(() => alert.remove(), describe(control, alert))
  }
  const remove = all(stops)
  return all([
    on(form, 'input', ({ target }) => {
      if (controls.includes(target as never)) remove()
    }),
    remove,
  ])
}

export const ask = (form: HTMLFormElement, questions: Question[]): void => {
  const byField = confirmationsOf(form)
  for (const { field, value } of questions)
    if (byField.get(field.name)?.value !== value)
      byField.set(field.name, { value, from: performance.now() + DOUBLE_PRESS_MS })
  removals.set(form, all(questions.map((question) => show(form, question))))
}
