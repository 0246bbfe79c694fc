/** The checks of a form, and what they wait for. */
import type { Reading } from '../../../shared/page/forms/check'
import type { Checked } from '../../../shared/page/forms/checks-chunk'
import { type FormField, readValue } from '../../../shared/page/forms/fields'
import { widgetAt } from '../../../shared/page/forms/widget-at'
import { after } from '../../../shared/page/platform/dom'
import { type Live, submitForm } from '../../core/ui/index'
import { check } from '../../fields/checks/index'
import type { FieldWidgets } from './widgets'

/** Milliseconds that a press waits for the widgets of the form. */
const TIMEOUT_MS = 8_000

const readingOf = (field: FormField): Reading => ({
  field,
  value: readValue(field),
  verdict: field.controls.map((control) => widgetAt(control)?.check?.()).find(Boolean),
})

export interface Checking {
  /** Resolves once every widget can tell, or has not come in time; undefined if all can. */
  ready(fields: FormField[]): Promise<unknown> | undefined
  check(form: HTMLFormElement, fields: FormField[]): Checked
}

export const createChecking = ({ words }: Live, { host, pending }: FieldWidgets): Checking => ({
  ready(fields) {
    const promises = pending(fields).filter(Boolean)
    if (promises[0])
      return Promise.race([Promise.allSettled(promises), new Promise<void>((resolve) => after(TIMEOUT_MS, resolve))])
  },
  check: (form, fields) =>
    check(form, fields.map(readingOf), {
      adopt: host.adopt,
      words,
      press: () => submitForm(form),
    }),
})
