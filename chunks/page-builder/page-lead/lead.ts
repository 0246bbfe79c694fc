/** A lead form goes the way of all leads: its lead is stored, and sent from there until the server has it. */

import type { Checked as CheckedForm } from '../../../shared/page/forms/checks-chunk'
import { collect, queryOf } from '../../../shared/page/forms/collect'
import type { FormField } from '../../../shared/page/forms/fields'
import type { FormLine, FormOutcome, PageRuntime } from '../../../shared/page/model/page-builder'
import { after, reportRejection } from '../../../shared/page/platform/dom'
import { bare } from '../../../shared/page/platform/safe-dom'
import { createEmit } from '../../../shared/page/reporting/emit'
import { enqueueLead } from '../../../shared/page/reporting/enqueue-lead'
import type { Reporting } from '../../../shared/page/reporting/reporting'
import type { Conversion } from '../../../shared/page/storage/records'
import type { Lead } from '../../../shared/page/visit/lead'
import { trackingName } from '../../../shared/wire/page/page-builder/markup'
import { isRefused } from '../../../shared/wire/page/refusal'
import { conversion } from '../../services/conversion/index'
import { earlySettings, keepLead } from './early'
import { openingOf, reopen } from './opening'
import { noteUnsent } from './unsent'

/** Milliseconds. If wisp.js has not come by then, it is blocked, or the network is down. */
const JOIN_TIMEOUT_MS = 10_000
/** No display answer has named a viewer, but without any, the address of the conversion would lead nowhere. */
const VIEWER_ID = 'page'

const inTime = <T>(promise: Promise<T>): Promise<T | undefined> =>
  new Promise((resolve) => {
    const stop = after(JOIN_TIMEOUT_MS, () => resolve(undefined))
    promise
      .catch(() => undefined)
      .then((value) => {
        stop()
        resolve(value)
      })
  })

/** A form that has passed the checks. */
type Checked = { fields: FormField[] } & Partial<Pick<CheckedForm, 'unsure' | 'values'>>

/** @param first the page on which this visit began, with the time of that before it */
const leadOf = (form: HTMLFormElement, submitter: HTMLElement | null, checked: Checked, first = ''): Lead => {
  const { fields, unsure, values } = checked
  const { gestures, since, submissionId } = openingOf(form)
  const [, landing = ''] = first.split(' ')
  return {
    ...collect(fields, queryOf(landing), values),
    gestures,
    submissionId,
    unsure,
    elapsed: Math.round((performance.now() - since) / 1000),
    trap: (bare(form, 'querySelector')('[data-wisp-trap]') as HTMLInputElement | null)?.value ?? '',
    button: submitter?.dataset.wispButton,
  }
}

const announce = (
  form: HTMLFormElement,
  { hit, placeOf }: PageRuntime,
  detail: { id: string; submissionId: string },
) => {
  const opening = openingOf(form)
  if (opening.isReported) return
  opening.isReported = true
  // A preview does not come here.
  createEmit('')('submit', detail)
  hit({ ...placeOf(form), event: 'submit', element: trackingName(form), tag: 'form' })
}

/** Resolves once the server has answered. If it takes long, the lead is stored, and sent as soon as possible. */
export const giveLead = async (
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  checked: Checked,
  runtime: PageRuntime,
  line: FormLine,
): Promise<FormOutcome> => {
  const refused: FormOutcome = { kind: 'error', text: line.words.preview }
  const id = bare(form, 'dataset').wispLead || runtime.page.id
  const popup: Conversion['popup'] = { id, viewerId: VIEWER_ID, target: 'lead' }
  const joining = inTime(runtime.joined())
  const settings = earlySettings()
  if (settings?.preview) return refused
  const letGo = settings && keepLead(settings, popup, leadOf(form, submitter, checked))
  const joined = await joining
  if (!joined || joined.page.preview) {
    letGo?.()
    return joined ? refused : { kind: 'error', text: line.words.failed }
  }
  const { page } = joined
  const lead = leadOf(form, submitter, checked, page.visitor.trail().visited[0])
  enqueueLead(page, popup, 'page', lead)
  page.conversion = conversion
  const report = page.load<Reporting>('report')
  // Where nothing may be stored, it could still be lost while this loads. The server takes it once.
  reportRejection(report.then(({ begin }) => begin(page)).then(letGo))
  announce(form, runtime, { id, submissionId: lead.submissionId })
  const receipt = await inTime(report.then(({ give }) => give(page, lead.submissionId)))
  // For instance because the form names a page that the server does not know.
  if (receipt?.answer && isRefused(receipt.answer)) return { kind: 'error', text: line.words.failed }
  reopen(form)
  bare(form, 'reset')()
  const thanks: FormOutcome = { kind: 'success', text: bare(form, 'dataset').wispThanks || line.words.sent }
  return receipt?.conversionId ? thanks : noteUnsent(line, page, lead.submissionId, thanks)
}
