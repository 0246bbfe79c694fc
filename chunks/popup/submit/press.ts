/** A press of a form: what is wrong is shown, and the lead is sent, once. */

import type { Checked } from '../../../shared/page/forms/checks-chunk'
import { collect, queryOf } from '../../../shared/page/forms/collect'
import { type FormField, fieldsOf } from '../../../shared/page/forms/fields'
import { after, type Stop } from '../../../shared/page/platform/dom'
import type { Lead } from '../../../shared/page/visit/lead'
import { decodeCoupon } from '../../../shared/wire/page/popup-settings'
import type { form as english } from '../../../shared/words/english'
import { type Live, partsOf, prefersReducedMotion } from '../../core/ui/index'
import type { Checking } from './checking'
import { createFollowRedirect } from './follow-redirect'
import { give } from './give'
import { showProblems } from './problems'
import { createWaitingLead } from './waiting-lead'

/** Milliseconds after an answer in which further submits are ignored as accidental. */
const COOL_DOWN_MS = 1_000

const shake = (form: HTMLElement): void => {
  if (!prefersReducedMotion())
    form.animate({ translate: ['0', '-8px', '6px', '-4px', '0'] }, { duration: 420, easing: 'ease-out' })
}

/** Shows what is wrong, and moves the focus there; true if there is anything. */
const refused = ({ form, fields }: Submission, { empty, problems }: Checked): boolean => {
  if (empty) shake(form)
  showProblems(fields, problems)
  const wrong = fields.find(({ name }) => problems.has(name))
  // biome-ignore lint/plugin: the visitor has pressed, and is led to what is wrong
  ;(wrong?.controls.find(({ validity }) => !validity.valid) ?? wrong?.controls[0])?.focus()
  return Boolean(wrong)
}

/** A press of a form. */
interface Submission {
  form: HTMLFormElement
  fields: FormField[]
  submissionId: string
  button: string | undefined
  /** The number of presses of keys and the pointer before the form was sent. */
  gestures: number
}

const leadOf = (live: Live, { button, fields, gestures, submissionId }: Submission, checked?: Checked): Lead => {
  const { context, elapsed, root } = live
  const [, landing = ''] = (context.page.visitor.trail().visited[0] ?? '').split(' ')
  const lead: Lead = {
    ...collect(fields, queryOf(landing), checked?.values),
    button,
    gestures,
    submissionId,
    unsure: checked?.unsure,
    elapsed: elapsed(),
    trap: root.querySelector<HTMLInputElement>('[data-wisp-trap]')?.value ?? '',
    coupon: decodeCoupon(context.popup.wire) || root.querySelector<HTMLElement>('[data-wisp-copy]')?.dataset.wispCopy,
  }
  return Object.assign(lead, ...partsOf(context).map((part) => part.lead?.(live)))
}

/** Submits forms, and ignores double submits. */
export const createSubmit = (
  live: Live,
  words: typeof english,
  checking: Checking,
  gestures: () => number,
  stops: Stop[],
) => {
  const followRedirect = createFollowRedirect(live)
  const waiting = createWaitingLead(live)
  /** The forms in the order of their first submission. A second form, or one that was rendered again, makes a lead of its own. */
  const forms = new Set<HTMLFormElement>()
  const idOf = (form: HTMLFormElement): string => {
    const formIndex = [...forms.add(form)].indexOf(form)
    return live.submissionId + (formIndex ? `-${formIndex}` : '')
  }
  let busy = false
  let stopped = false
  stops.push(waiting.stop, () => {
    stopped = true
  })
  const waitFor = (there: Promise<unknown>, submission: Submission): Promise<unknown> => {
    if (checking.seemsRight(submission.fields)) waiting.keep(leadOf(live, submission))
    return there
  }
  /** undefined if there is something to correct. */
  const checkedLead = (submission: Submission): Lead | undefined => {
    const checked = checking.check(submission.form, submission.fields)
    return refused(submission, checked) ? undefined : leadOf(live, submission, checked)
  }

  return async (form: HTMLFormElement, button?: string): Promise<void> => {
    if (busy) return
    const submission = { form, fields: fieldsOf(form), submissionId: idOf(form), button, gestures: gestures() }
    let lead: Lead | undefined
    busy = true
    form.ariaBusy = 'true'
    try {
      const there = checking.ready(submission.fields)
      // With nothing to wait for, the lead is stored in the same task as the press.
      if (there) await waitFor(there, submission)
      if (stopped) return
      lead = checkedLead(submission)
      waiting.drop()
      const thanked = lead && (await give(form, live, words, lead, followRedirect))
      if (thanked) stops.push(thanked)
    } finally {
      form.ariaBusy = null
      if (lead) after(COOL_DOWN_MS, () => (busy = false))
      else busy = false
    }
  }
}
