/** The checks of a form, and what they wait for. */
import type { Reading } from '../../../shared/page/forms/check'
import type { Checked, ChecksChunk } from '../../../shared/page/forms/checks-chunk'
import { type FormField, readValue } from '../../../shared/page/forms/fields'
import { widgetAt } from '../../../shared/page/forms/widget-at'
import { after } from '../../../shared/page/platform/dom'
import { type Live, submitForm } from '../../core/ui/index'
import type { FieldWidgets } from './widgets'

/** Milliseconds that a press waits for the checks and the widgets of the form. */
const TIMEOUT_MS = 8_000

const readingOf = (field: FormField): Reading => ({
  field,
  value: readValue(field),
  found: field.controls.map((control) => widgetAt(control)?.check?.()).find(Boolean),
})

export interface Checking {
  /** Fetches the checks, which are needed soon. */
  load(): Promise<unknown> | undefined
  /** Resolves once everything is there, or has not come in time; undefined if it is. */
  ready(fields: FormField[]): Promise<unknown> | undefined
  /** undefined if the checks have not come. */
  check(form: HTMLFormElement, fields: FormField[]): Checked | undefined
}

export const createChecking = ({ words }: Live, { host, pending }: FieldWidgets): Checking => {
  let chunk: ChecksChunk | undefined
  let loading: Promise<unknown> | undefined
  const load = () => {
    if (!chunk)
      loading ??= host.load<ChecksChunk>('checks').then(
        (loaded) => {
          chunk = loaded
        },
        // The next press tries again.
        () => {
          loading = undefined
        },
      )
    return chunk ? undefined : loading
  }
  return {
    load,
    ready(fields) {
      const waits = [load(), ...pending(fields)].filter(Boolean)
      if (waits[0])
        return Promise.race([Promise.allSettled(waits), new Promise<void>((resolve) => after(TIMEOUT_MS, resolve))])
    },
    check: (form, fields) =>
      chunk?.check(form, fields.map(readingOf), {
        adopt: host.adopt,
        words,
        press: () => submitForm(form),
      }),
  }
}
