import type { Lead } from '../../../shared/page/visit/lead'
import type { Live } from '../../core/ui/index'

const CONTROL_SELECTOR = ':is(input,select,textarea):enabled'

const textOf = (marked: Element): string => {
  const controls = marked.matches(CONTROL_SELECTOR) ? [marked] : [...marked.querySelectorAll(CONTROL_SELECTOR)]
  return (controls as HTMLInputElement[])
    .filter(({ checked, type }) => checked || !/radio|checkbox/.test(type))
    .map(({ value }) => value)
    .join(', ')
}

/** The values of a form by field name, read without the submit chunk. undefined if the form is invalid or empty. */
export const draftOf = (form: HTMLFormElement, { elapsed, root, submissionId }: Live): Lead | undefined => {
  const marked = [...form.querySelectorAll<HTMLInputElement>('[data-wisp-field]')]
  if (!form.checkValidity() || !marked.some((field) => field.type !== 'hidden' && textOf(field))) return
  return {
    submissionId,
    extraFields: [],
    elapsed: elapsed(),
    fields: Object.fromEntries(marked.map((field) => [field.dataset.wispField as string, textOf(field)])),
    trap: root.querySelector<HTMLInputElement>('[data-wisp-trap]')?.value ?? '',
  }
}
