/** The checks of a form, and what they wait for. */
import { lacksCheck } from '../../../shared/checks/field-checks'
import { judge, type Reading } from '../../../shared/page/forms/check'
import type { Checked } from '../../../shared/page/forms/checks-chunk'
import { type Control, type FormField, readValue } from '../../../shared/page/forms/fields'
import {
  COMMON_RULES,
  COMMON_TABLE,
  type FormatsChunk,
  type FormRules,
  rulesOf,
  withFormats,
} from '../../../shared/page/forms/rules'
import { widgetAt } from '../../../shared/page/forms/widget-at'
import type { Page } from '../../../shared/page/model/page'
import { after, reportRejection } from '../../../shared/page/platform/dom'
import { type Live, submitForm } from '../../core/ui/index'
import type { PutChip } from '../../fields/checks/ask'
import { createCheck } from '../../fields/checks/check'
import { placeChip } from '../../fields/chip/chip'
import type { FieldWidgets } from './widgets'

/** Milliseconds that a press waits for the widgets of the form, and for the checks of its formats. */
const TIMEOUT_MS = 8_000

const readingOf = (field: FormField): Reading => ({
  field,
  value: readValue(field),
  verdict: field.controls.map((control) => widgetAt(control)?.check?.()).find(Boolean),
})

export interface Checking {
  /** Fetches the checks that these fields have and most do not, once. Those that do not come are skipped. */
  prepare(fields: FormField[]): void
  /** Resolves once every widget can tell and the checks are there, or have not come in time; undefined if all can. */
  ready(fields: FormField[]): Promise<unknown> | undefined
  check(form: HTMLFormElement, fields: FormField[]): Checked
  /** True if nothing is wrong as far as can be told at once, without saying so. */
  seemsRight(fields: FormField[]): boolean
  /** To be called when a control has been left. */
  complete(control: Control): void
}

/** The checks of rarer formats, which come in a chunk. @param arrived is called with them */
const createFormats = (page: Page, arrived: (chunk: FormatsChunk) => void) => {
  let loading: Promise<unknown> | undefined
  let isOver = false
  const load = async (): Promise<void> => {
    try {
      arrived(await page.load<FormatsChunk>('formats'))
    } finally {
      isOver = true
    }
  }
  /** Undefined for fields that have no such check, and once it is known what there is. */
  return (fields: FormField[]): Promise<unknown> | undefined => {
    if (isOver || !fields.some((field) => lacksCheck(COMMON_TABLE, rulesOf(field)))) return
    if (!loading) {
      loading = load()
      reportRejection(loading)
    }
    return loading
  }
}

/** The form itself shows what is unlikely about the value, under the field. */
const putChip: PutChip = ({ field }, chip) => {
  placeChip(field.marked.closest('.wisp-field'), chip)
  return () => chip.remove()
}

export const createChecking = ({ context, root, words }: Live, { host, pending }: FieldWidgets): Checking => {
  let rules: FormRules = COMMON_RULES
  let formatsChunk: FormatsChunk | undefined
  const complete: Checking['complete'] = (control) => formatsChunk?.complete(control)
  const prepare = createFormats(context.page, (chunk) => {
    formatsChunk = chunk
    rules = withFormats(chunk.formats)
    // A field may have been left before this was there.
    for (const control of root.querySelectorAll('input')) if (control !== root.activeElement) complete(control)
  })
  const check = createCheck(() => rules, putChip)
  return {
    prepare,
    complete,
    ready(fields) {
      const promises = [...pending(fields), prepare(fields)].filter(Boolean)
      if (promises[0])
        return Promise.race([Promise.allSettled(promises), new Promise<void>((resolve) => after(TIMEOUT_MS, resolve))])
    },
    seemsRight(fields) {
      const { doubts, problems } = judge(fields.map(readingOf), rules, rules.messages, { now: Date.now() })
      return problems.size === doubts.size
    },
    check(form, fields) {
      // A press by Enter leaves the field that has the focus where it is.
      for (const { controls } of fields) controls.forEach(complete)
      return check(form, fields.map(readingOf), {
        adopt: host.adopt,
        words,
        press: () => submitForm(form),
      })
    },
  }
}
