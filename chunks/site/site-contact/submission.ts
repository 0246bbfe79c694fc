/** The course of one submission. */
import type { Site } from '../../../shared/model/site'
import type { Stop } from '../../../shared/platform/dom'
import { newId } from '../../../shared/platform/id'
import { languageOf } from '../../../shared/platform/language-of'
import { bare } from '../../../shared/platform/safe-dom'
import { text } from '../../../shared/wire/names'
import {
  CAPTCHA,
  type Detail,
  detailOf,
  FORM_ID,
  HASH,
  hashIn,
  invalidIn,
  lookOf,
  routeTo,
  SENT,
  SUBMISSION,
  UNIT_TAG,
} from '../../../shared/wire/site/contact'
import { createAnswer } from './answer'
import { othersReady } from './before-send'
import { createDelivery } from './deliver'
import { clearFailure, showFailure } from './failure'
import { fieldsOf } from './own-fields'
import { revealWrong } from './reveal'
import { tell } from './tell'
import { createTips } from './tips'
import { SENDING } from './words'

type Reply = Record<string, unknown>

interface Submission {
  send(data: FormData, submitter: Element | null): Promise<void>
  /** Makes a form that is not being sent look so, and its next submission a new one. */
  reset: Stop
  /** Sends at once what waits for others: the visitor leaves. */
  hurry: Stop
}

/** @param look resolves when the css of the reply is there */
export const createSubmission = (
  wrapper: Element,
  form: HTMLFormElement,
  site: Site,
  look: Promise<unknown>,
): Submission => {
  const answer = createAnswer(wrapper, form)
  const tips = createTips(form)
  const find = fieldsOf(form)
  let hurry: Stop = () => {}
  const delivery = createDelivery(site)
  /** For a form that was not printed by our server and has no field for it. */
  let ownId = newId()
  const begin = (): void => {
    tips.clear()
    clearFailure(wrapper)
    answer.begin(SENDING[languageOf(form)])
  }
  const forgetId = (): void => {
    const submission = find(SUBMISSION)
    if (submission) submission.value = ''
    ownId = newId()
  }
  /** As the original does it: first the look, then the events, the reset and at last the message. */
  const finish = (reply: Reply, detail: Detail): HTMLElement => {
    const status = text(reply.status)
    const [look, output, event] = lookOf(status)
    Object.assign(detail, { status, apiResponse: reply })
    answer.setStatus(look, output)
    const wrong = tips.show(invalidIn(reply, wrapper.id))
    if (event) tell(wrapper, event, detail)
    tell(wrapper, 'submit', detail)
    const hash = find(HASH)
    if (hash) hash.value = hashIn(reply) || hash.value
    if (status === SENT) {
      forgetId()
      bare(form, 'reset')()
    }
    return answer.say(text(reply.message), ...wrong)
  }

  return {
    reset() {
      answer.end()
      forgetId()
    },
    hurry: () => hurry(),
    async send(data, submitter) {
      const focused = (): Element | null => bare(document, 'activeElement')
      const before = focused()
      begin()
      if (!data.get(UNIT_TAG)) data.set(UNIT_TAG, wrapper.id)
      const detail = detailOf(wrapper.id, data)
      tell(wrapper, 'beforesubmit', detail)
      await othersReady(form, site, Promise.allSettled([look, delivery.ready]), (now) => {
        hurry = now
      })
      for (const { name, value } of bare(form, 'querySelectorAll')<HTMLInputElement>(CAPTCHA)) data.set(name, value)
      if (!data.get(SUBMISSION)) data.set(SUBMISSION, ownId)
      const url = routeTo(site.server, Number(data.get(FORM_ID)), 'feedback')
      const { reply, kept } = await delivery.deliver(url, data)
      answer.end()
      if (!reply) return showFailure(form, kept)
      const spoken = finish(reply, detail)
      // Not from a visitor who has gone on to something else.
      const now = focused()
      const idle = [bare(document, 'body'), submitter].includes(now)
      if (idle) spoken.focus({ preventScroll: true })
      if (idle || now === before) revealWrong(form)
    },
  }
}
