/** Asks once about a value that is unlikely. The same value passes with the next press. */
import type { FormField } from '../../../shared/page/forms/fields'
import { all, on, type Stop } from '../../../shared/page/platform/dom'
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
  /** Says what is unlikely about the value. */
  message: string
  /** The answer that the chip gives. */
  answer: string
  /** Sends the form. */
  press(): void
}

/** Puts the answer where the visitor looks for it. Returns its remove. */
export type PutChip = (question: Question, chip: HTMLElement) => Stop

/** It stays until the field is changed, or the form is sent again. */
const show = (form: HTMLFormElement, question: Question, put: PutChip): Stop => {
  const { answer, field, press, value } = question
  const chip = createChip(answer, () => {
    for (const each of confirmationsOf(form).values()) each.from = 0
    press()
  })
  // Several fields may be asked about at once.
  chip.ariaLabel = `${answer}: ${value}`
  const remove = all([put(question, chip)])
  return all([
    on(form, 'input', ({ target }) => {
      if (field.controls.includes(target as never)) remove()
    }),
    remove,
  ])
}

export const ask = (form: HTMLFormElement, questions: Question[], put: PutChip): void => {
  const byField = confirmationsOf(form)
  for (const { field, value } of questions)
    if (byField.get(field.name)?.value !== value)
      byField.set(field.name, { value, from: performance.now() + DOUBLE_PRESS_MS })
  removals.set(form, all(questions.map((question) => show(form, question, put))))
}
