/** The one line under a form that says what came of it. */
import type { FormOutcome } from '../../../shared/page/model/page-builder'
import { bare, doc } from '../../../shared/page/platform/safe-dom'

const lines = new WeakMap<HTMLFormElement, HTMLElement>()

/** Screen readers read out what changes in an element with this role, if the element was there before. */
const createLine = (): HTMLElement => {
  const line = doc.createElement('div')
  line.setAttribute('role', 'status')
  Object.assign(line, { className: 'wisp-answer', dir: 'auto' })
  line.style.whiteSpace = 'pre-line'
  return line
}

/** Empties the line, and puts it under the form if it is not there. */
export const clearAnswer = (form: HTMLFormElement): HTMLElement => {
  const line = lines.get(form) ?? createLine()
  lines.set(form, line)
  line.textContent = ''
  if (bare(form, 'parentNode') && bare(form, 'nextSibling') !== line) bare(form, 'after')(line)
  return line
}

export const shownAnswer = (form: HTMLFormElement): string => lines.get(form)?.textContent ?? ''

export const showAnswer = (form: HTMLFormElement, { kind, text }: FormOutcome): void => {
  const line = clearAnswer(form)
  line.dataset.kind = kind
  line.textContent = text
  if (bare(form, 'dataset').wispAnswer === 'toast')
    dispatchEvent(new CustomEvent('wisp:toast', { detail: { kind, message: text } }))
}
