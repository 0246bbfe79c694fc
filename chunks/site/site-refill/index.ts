/** Quizzes and captcha images of a contact form ask something else after each submission, and on a page out of a cache. */
import type { PieceChunk } from '../../../shared/page/model/site'
import { all, on, reportRejection } from '../../../shared/page/platform/dom'
import { bare } from '../../../shared/page/platform/safe-dom'
import { object } from '../../../shared/values/names'
import { SUBMITTED } from '../../../shared/wire/page/site/captcha'
import { REFRESH } from '../../../shared/wire/page/site/conditions'
import { originalRuns } from '../../../shared/wire/page/site/original'
import { askForNew } from './cached'
import { refillFrom } from './refill'

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
