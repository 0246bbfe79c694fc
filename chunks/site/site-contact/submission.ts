/** The course of one submission. */

import type { Detail, Site } from '../../../shared/page/model/site'
import type { Stop } from '../../../shared/page/platform/dom'
import { bare } from '../../../shared/page/platform/safe-dom'
import { wordsAt } from '../../../shared/page/platform/words-in'
import { newId } from '../../../shared/values/id'
import {
  CAPTCHA,
  detailOf,
  FORM_ID,
  INIT,
  NOT_VALID,
  routeTo,
  SUBMISSION,
  UNIT_TAG,
} from '../../../shared/wire/page/site/contact'
import { contact } from '../../../shared/words/english-pages'
import { type Answer, createAnswer } from './answer'
import { othersReady } from './before-send'
import { createDelivery } from './deliver'
import { statusOf } from './elements'
import { clearFailure, showFailure } from './failure'
import { createFinish } from './finish'
import { fieldsOf } from './own-fields'
import { createTeller } from './tell'
import { createTips } from './tips'

/** Scrolls to the first field that is wrong, unless one is on the screen already. The focus stays where it is. */
const revealWrong = (form: HTMLFormElement): void => {
  const invalidFields = [...bare(form, 'querySelectorAll')(`.${NOT_VALID}`)].filter(
    (field) => field.getClientRects()[0],
  )
  const onScreen = invalidFields.some((field) => {
    const { top, bottom } = field.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  })
  const behavior = matchMedia('(prefers-reduced-motion:reduce)').matches ? 'instant' : 'smooth'
  if (!onScreen) invalidFields[0]?.scrollIntoView({ block: 'center', behavior })
}

interface Submission {
  /** Sets the status of the form, wherever it is told. */
  setStatus: Answer['setStatus']
  /** Tells the page's scripts, at the element where this version of the form tells them. */
  tell(name: string, detail: Detail): void
  /** Call it when the status of the form has changed. */
  changed(status: string, before: string): void
  /** Takes away what the last submission has said. */
  clear: Stop
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
  const { isNew, tell, changed } = createTeller(wrapper, form)
  const answer = createAnswer(wrapper, form, changed)
  // Asked for when the form is there: a visitor who has lost the connection could not fetch another language.
  const words = wordsAt(form, contact, 'site', site.load)
  const tips = createTips(form, words)
  const find = fieldsOf(form)
  let hurry: Stop = () => {}
  const delivery = createDelivery(site)
  /** For a form that was not printed by our server and has no field for it. */
  let ownId = newId()
  const clear = (): void => {
    tips.clear()
    clearFailure(wrapper)
  }
  const begin = (): void => {
    clear()
    answer.begin(words.sending)
  }
  const forgetId = (): void => {
    const submission = find(SUBMISSION)
    if (submission) submission.value = ''
    ownId = newId()
  }
  const finish = createFinish({ wrapper, form, answer, tips, isNew, tell, forgetId })

  return {
    setStatus: answer.setStatus,
    tell,
    changed,
    clear() {
      clear()
      answer.say('')
    },
    reset() {
      answer.end()
      answer.setStatus(INIT)
      forgetId()
    },
    hurry: () => hurry(),
    async send(data, submitter) {
      const focused = (): Element | null => bare(document, 'activeElement')
      const before = focused()
      if (!data.get(UNIT_TAG)) data.set(UNIT_TAG, wrapper.id)
      // The original says this first in old forms, and last in new ones.
      if (!isNew) begin()
      const detail = detailOf(wrapper.id, data, isNew ? statusOf(form) || INIT : INIT)
      tell('beforesubmit', detail)
      if (isNew) begin()
      await othersReady(form, site, Promise.allSettled([look, delivery.ready]), (now) => {
        hurry = now
      })
      for (const { name, value } of bare(form, 'querySelectorAll')<HTMLInputElement>(CAPTCHA)) data.set(name, value)
      if (!data.get(SUBMISSION)) data.set(SUBMISSION, ownId)
      const url = routeTo(site.server, Number(data.get(FORM_ID)), 'feedback')
      const { reply, isStored, status } = await delivery.deliver(url, data)
      answer.end()
      if (!reply) {
        answer.setStatus(INIT)
        return showFailure(form, words, isStored, status)
      }
      const spoken = finish(reply, detail)
      // The focus moves to the answer, unless the visitor has gone on to something else.
      const now = focused()
      const idle = [bare(document, 'body'), submitter].includes(now)
      if (idle) spoken.focus({ preventScroll: true })
      if (idle || now === before) revealWrong(form)
    },
  }
}
