/** A form that is being sent: it says so, and cannot be sent again meanwhile. */
import type { Stop } from '../../../shared/platform/dom'
import { doc } from '../../../shared/platform/safe-dom'
import { unclobbered } from '../../../shared/platform/unclobbered'

const sending = new WeakSet<HTMLFormElement>()

const isButton = (element: HTMLElement | null): element is HTMLButtonElement =>
  Boolean(element && 'disabled' in element)

export const isBusy = (form: HTMLFormElement): boolean => sending.has(form)

/** A button that had the focus gets it back, as disabling takes it away. */
export const makeBusy = (form: HTMLFormElement, submitter: HTMLElement | null): Stop => {
  sending.add(form)
  unclobbered(form).ariaBusy = 'true'
  const button = isButton(submitter) && !submitter.disabled ? submitter : undefined
  const focused = doc.activeElement === button
  if (button) button.disabled = true
  return () => {
    sending.delete(form)
    unclobbered(form).ariaBusy = null
    if (!button) return
    button.disabled = false
    if (focused && doc.activeElement === doc.body) button.focus({ preventScroll: true })
  }
}
