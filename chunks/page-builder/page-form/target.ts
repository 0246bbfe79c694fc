/** Where a form is sent, and how. */
import { doc } from '../../../shared/platform/safe-dom'
import { unclobbered } from '../../../shared/platform/unclobbered'

export interface FormTarget {
  url: URL
  post: boolean
}

/** An attribute of the pressed button stands above that of the form. */
const attribute = (form: HTMLFormElement, submitter: HTMLElement | null, name: string): string =>
  submitter?.getAttribute(`form${name}`) ?? unclobbered(form).getAttribute(name) ?? ''

/** Undefined for an address that nothing can be sent to, such as `javascript:`. Without one, it is the page itself. */
export const targetOf = (form: HTMLFormElement, submitter: HTMLElement | null): FormTarget | undefined => {
  const action = attribute(form, submitter, 'action').trim() || location.href
  const post = attribute(form, submitter, 'method').toLowerCase() === 'post'
  try {
    const url = new URL(action, doc.baseURI)
    if (/^https?:$/.test(url.protocol)) return { url, post }
  } catch {
    // No address at all.
  }
}
