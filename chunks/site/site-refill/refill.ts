/** Puts the next questions and images of quiz and captcha fields into the form. */

import { fieldsNamed } from '../../../shared/page/forms/named'
import { bare } from '../../../shared/page/platform/safe-dom'
import { webUrl } from '../../../shared/page/platform/safe-url'
import { list, text } from '../../../shared/values/names'
import {
  captchaClass,
  captchaKey,
  FIELD_WRAP,
  newOf,
  QUESTION,
  quizKey,
} from '../../../shared/wire/page/site/contact-fields'

export const refillFrom = (form: HTMLFormElement, reply: Record<string, unknown>): void => {
  const fillFields = (name: string, value: string): void => {
    for (const field of fieldsNamed(form, name)) field.value = value
  }
  for (const [name, entry] of newOf('quiz', reply)) {
    const [question, answer] = list(entry).map(text)
    if (!question || !answer) continue
    fillFields(name, '')
    fillFields(quizKey(name), answer)
    for (const field of fieldsNamed(form, name)) {
      const label = field.closest(FIELD_WRAP)?.querySelector(QUESTION)
      if (label) label.textContent = question
    }
  }
  for (const [name, address] of newOf('captcha', reply)) {
    const url = webUrl(text(address))
    if (!url) continue
    fillFields(name, '')
    for (const image of bare(form, 'querySelectorAll')('img'))
      if (image.classList.contains(captchaClass(name))) image.src = url.href
    const [, digits] = /(\d+)\.\w+$/.exec(url.pathname) ?? []
    if (digits) fillFields(captchaKey(name), digits)
  }
}
