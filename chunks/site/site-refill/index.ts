/** Quizzes and captcha images of a contact form ask something else after each submission, and on a page out of a cache. */
import type { PieceChunk, Site } from '../../../shared/page/model/site'
import { all, on, reportRejection } from '../../../shared/page/platform/dom'
import { bare } from '../../../shared/page/platform/safe-dom'
import { json, ok, read } from '../../../shared/page/platform/send'
import { object } from '../../../shared/values/names'
import { SUBMITTED } from '../../../shared/wire/page/site/captcha'
import { REFRESH } from '../../../shared/wire/page/site/conditions'
import { FORM_ID, isCached, NONCE, NONCE_HEADER, routeTo } from '../../../shared/wire/page/site/contact'
import { originalRuns } from '../../../shared/wire/page/site/original'
import { refillFrom } from './refill'

/** @returns the reply; {} if nothing was asked, or no reply came */
const askForNew = async (form: HTMLFormElement, { server }: Site): Promise<Record<string, unknown>> => {
  if (!isCached()) return {}
  const hidden = (name: string): string =>
    (bare(form, 'querySelector')(`input[name=${name}]`) as HTMLInputElement | null)?.value ?? ''
  const nonce = hidden(NONCE)
  const headers: Record<string, string> = nonce ? { [NONCE_HEADER]: nonce } : {}
  const answer = await read(routeTo(server, Number(hidden(FORM_ID)), 'refill'), headers)
  return ok(answer) ? json(answer) : {}
}

export const attach: PieceChunk['attach'] = (wrapper, site) => {
  const form = wrapper.querySelector('form')
  if (!form || originalRuns()) return () => {}
  let isStopped = false
  const refill = (reply: unknown): void => {
    if (isStopped) return
    refillFrom(form, object(reply))
    // Counters and conditions may depend on these fields.
    bare(document, 'dispatchEvent')(new CustomEvent(REFRESH))
  }
  reportRejection(askForNew(form, site).then(refill))
  return all([
    on<CustomEvent>(wrapper, SUBMITTED, ({ detail }) => refill(object(detail).apiResponse)),
    () => {
      isStopped = true
    },
  ])
}
