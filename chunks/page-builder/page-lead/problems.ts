/** Says what is wrong with a lead form, in the browser's own bubble at the field. */
import type { Reading } from '../../../shared/page/forms/check'
import type { Checked, ChecksChunk } from '../../../shared/page/forms/checks-chunk'
import { type FormField, readValue } from '../../../shared/page/forms/fields'
import type { PageRuntime } from '../../../shared/page/model/page-builder'
import { on, type Stop } from '../../../shared/page/platform/dom'
import { bare } from '../../../shared/page/platform/safe-dom'
import type { AnyWords } from '../../../shared/words/translation'

/** A message of ours would keep the browser from submitting the form: any change of the form takes it back. */
const complain = (form: HTMLFormElement, { controls }: FormField, message: string): void => {
  const control = controls.find(({ validity }) => !validity.valid) ?? controls[0]
  if (!control) return
  // A date field of the page has its own message.
  const before = control.validity.customError ? control.validationMessage : ''
  control.setCustomValidity(message)
  const stops: Stop[] = []
  const forget = (): void => {
    if (control.validationMessage === message) control.setCustomValidity(before)
    for (const stop of stops) stop()
  }
  for (const type of ['input', 'change', 'reset']) stops.push(on(form, type, forget))
  control.reportValidity()
}

const readingOf = (field: FormField): Reading => ({ field, value: readValue(field) })

/** How its values are sent; undefined if there is something to correct. Without the checks, the browser's have to do. */
export const checkLead = async (
  form: HTMLFormElement,
  fields: FormField[],
  runtime: PageRuntime,
  words: Partial<AnyWords>,
): Promise<Partial<Checked> | undefined> => {
  const chunk = await runtime.load<ChecksChunk>('checks').catch(() => undefined)
  if (!chunk) return bare(form, 'reportValidity')() ? {} : undefined
  const checked = chunk.check(form, fields.map(readingOf), {
    words,
    press: () => bare(form, 'requestSubmit')(),
  })
  const wrong = fields.find(({ name }) => checked.problems.has(name))
  if (!wrong) return checked
  // A question stands beside its field; the browser would not send the form while it has a message.
  // biome-ignore lint/plugin: the visitor has pressed, and is led to what is to be answered
  if (checked.asked.includes(wrong.name)) wrong.controls[0]?.focus()
  else complain(form, wrong, checked.problems.get(wrong.name) ?? '')
}
