/** The fields of a lead form, by the names that its controls have (docs/forms.md lists the built-in ones). */
import { CONTROLS, type Control, type FormField } from '../../../shared/page/forms/fields'
import { bare } from '../../../shared/page/platform/safe-dom'
import { SUBMISSION } from '../../../shared/wire/form-fields'

/** A lead has no place for a file, and its own id. */
const NO_FIELD = `[type=submit],[type=button],[type=reset],[type=image],[type=file],[data-wisp-trap],[name=${SUBMISSION}]`

const markedAround = (control: Element): HTMLElement =>
  (Element.prototype.closest.call(control, '[data-wisp-field]') as HTMLElement | null) ?? (control as HTMLElement)

const nameOf = (control: Control, { dataset }: HTMLElement): string =>
  dataset.wispField || control.name.replace(/\[\]$/, '')

export const leadFields = (form: HTMLFormElement): FormField[] => {
  const fields = new Map<string, FormField>()
  for (const control of bare(form, 'elements') as unknown as Iterable<Control>) {
    if (!control.matches(CONTROLS) || control.matches(NO_FIELD)) continue
    const marked = markedAround(control)
    const name = nameOf(control, marked)
    if (!name) continue
    const field = fields.get(name)
    if (field) field.controls.push(control)
    else fields.set(name, { name, marked, controls: [control] })
  }
  return [...fields.values()]
}
