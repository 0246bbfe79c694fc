/** Everything that a form does once the visitor uses it: widgets, checks, and sending the lead once. */

import { emptyProblem, type FieldMessages, problemsOf } from '../../../shared/forms/check'
import { collect, queryOf } from '../../../shared/forms/collect'
import { CONTROLS, fieldAround, fieldsOf } from '../../../shared/forms/fields'
import type { FormWords } from '../../../shared/model/text'
import { after, all, on, reportRejection, type Stop } from '../../../shared/platform/dom'
import type { Lead } from '../../../shared/reporting/lead'
import { decodeCoupon } from '../../../shared/wire/coupon'
import { calm, type Live, partsOf } from '../../core/ui/index'
import { completeUrl, preset } from './defaults'
import { createFollowRedirect } from './follow-redirect'
import { give } from './give'
import { tell } from './problems'
import { createWidgets } from './widgets'
import { english } from './words'

/** Milliseconds after an answer in which further submits are ignored as accidental. */
const COOL_DOWN = 1_000

const shake = (form: HTMLElement): void => {
  if (!calm()) form.animate({ translate: ['0', '-8px', '6px', '-4px', '0'] }, { duration: 420, easing: 'ease-out' })
}

/** Validates the form and shows its errors; true if there are any. */
const hasProblems = (form: HTMLFormElement, words: FormWords): boolean => {
  const fields = fieldsOf(form)
  const empty = emptyProblem(fields, words)
  if (empty) shake(form)
  const problems: FieldMessages = empty ?? problemsOf(fields, words, { now: Date.now() })
  tell(fields, problems)
  const wrong = fields.find(({ name }) => problems.has(name))
  ;(wrong?.controls.find(({ validity }) => !validity.valid) ?? wrong?.controls[0])?.focus()
  return Boolean(wrong)
}

const leadOf = (form: HTMLFormElement, live: Live, submissionId: string, button?: string): Lead => {
  const { context, elapsed, root } = live
  const [, landing = ''] = (context.page.visitor.trail().visited[0] ?? '').split(' ')
  const lead: Lead = {
    ...collect(fieldsOf(form), queryOf(landing)),
    submissionId,
    elapsed: elapsed(),
    trap: root.querySelector<HTMLInputElement>('[data-wisp-trap]')?.value ?? '',
    coupon: decodeCoupon(context.popup.wire) || root.querySelector<HTMLElement>('[data-wisp-copy]')?.dataset.wispCopy,
    button,
  }
  return Object.assign(lead, ...partsOf(context).map((part) => part.lead?.(live)))
}

/** Submits forms, and ignores double submits. */
const createSubmit = (live: Live, words: FormWords, stops: Stop[]) => {
  const followRedirect = createFollowRedirect(live)
  /** In order of first submission. A second form, or one that was rendered again, makes a lead of its own. */
  const forms = new Set<HTMLFormElement>()
  const idOf = (form: HTMLFormElement): string => {
    const at = [...forms.add(form)].indexOf(form)
    return live.submissionId + (at ? `-${at}` : '')
  }
  let busy = false
  return async (form: HTMLFormElement, button?: string): Promise<void> => {
    if (busy || hasProblems(form, words)) return
    busy = true
    form.ariaBusy = 'true'
    try {
      const thanked = await give(form, live, words, leadOf(form, live, idOf(form), button), followRedirect)
      if (thanked) stops.push(thanked)
    } finally {
      form.ariaBusy = null
      after(COOL_DOWN, () => (busy = false))
    }
  }
}

export const attach = (live: Live): Stop => {
  const { root } = live
  // For Hebrew, `live.words` contains these texts too.
  const words = { ...english, ...live.words }
  const widgets = createWidgets(live)
  const stops: Stop[] = []
  const submit = createSubmit(live, words, stops)
  let button: string | undefined
  let acted = false

  /** Enhances searchable selects before the first touch, which would open the native list. */
  const enhanceSelects = (): void => root.querySelectorAll<HTMLElement>('[data-wisp-search]').forEach(widgets.touch)
  const touch = ({ target, type }: Event): void => {
    enhanceSelects()
    // Ignore the automatic focus of the first field.
    acted ||= type !== 'focusin'
    if (!acted) return
    const control = (target as HTMLElement).closest<HTMLInputElement>(CONTROLS)
    if (!control) return
    preset(control)
    widgets.touch(control)
  }
  const clearProblem = ({ target }: Event): void => {
    const field = fieldAround(target)
    if (field) tell([field], new Map())
  }
  const press = ({ target }: Event): void => {
    button = (target as Element).closest<HTMLElement>('[data-wisp-button]')?.dataset.wispButton
  }
  enhanceSelects()
  stops.push(
    widgets.stop,
    // Capture: other listeners may submit the form, which needs the button.
    on(root, 'click', press, true),
    on(root, 'submit', ({ target }) => reportRejection(submit(target as HTMLFormElement, button))),
    on(root, 'input', clearProblem),
    on(root, 'change', ({ target }) => completeUrl(target as HTMLInputElement)),
    ...['focusin', 'pointerdown', 'keydown', 'input'].map((type) => on(root, type, touch)),
  )
  return all(stops)
}
