import { bare } from '../../../shared/page/platform/safe-dom'
import { visitorSeconds } from '../../../shared/page/platform/visitor-seconds'
import { newId } from '../../../shared/values/id'
import { ELAPSED, SUBMISSION } from '../../../shared/wire/page/site/contact'

type FindField = (name: string) => HTMLInputElement | null

export const fieldsOf =
  (form: HTMLFormElement): FindField =>
  (name) =>
    bare(form, 'querySelector')(`input[name="${name}"]`)

/** Fills the fields that only our own server prints. The id stays until the form has been sent. */
export const fillOwn = (find: FindField): void => {
  const submission = find(SUBMISSION)
  if (submission) submission.value ||= newId()
  const elapsed = find(ELAPSED)
  if (elapsed) elapsed.value = `${visitorSeconds()}`
}
