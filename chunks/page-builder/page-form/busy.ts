/** A form that is being sent: it says so, and cannot be sent again meanwhile. */
import type { Stop } from '../../../shared/page/platform/dom'
import { bare, doc } from '../../../shared/page/platform/safe-dom'

const sending = new WeakSet<HTMLFormElement>()

const isButton = (element: HTMLElement | null): element is HTMLButtonElement =>
  Boolean(element && 'disabled' in element)

export const isBusy = (form: HTMLFormElement): boolean => sending.has(form)

/** A button that had the focus gets it back, as disabling takes it away. */
export const makeBusy = (form: HTMLFormElement, submitter: HTMLElement | null): Stop => {
  sending.add(form)
  bare(form, 'setAttribute')('aria-busy', 'true')
  const button = isButton(submitter) && !submitter.disabled ? submitter : undefined
  const focused = doc.activeElement === button
  if (button) button.disabled = true
  return () => {
    sending.delete(form)
    bare(form, 'removeAttribute')('aria-busy')
    if (!button) return
    button.disabled = false
    if (focused && doc.activeElement === doc.body) button.focus({ preventScroll: true })
  }
}
