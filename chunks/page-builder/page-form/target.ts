/** Where a form is sent, and how. */
import { bare } from '../../../shared/page/platform/safe-dom'
import { webUrl } from '../../../shared/page/platform/safe-url'

export interface FormTarget {
  url: URL
  post: boolean
}

/** An attribute of the pressed button stands above that of the form. */
const attribute = (form: HTMLFormElement, submitter: HTMLElement | null, name: string): string =>
  submitter?.getAttribute(`form${name}`) ?? bare(form, 'getAttribute')(name) ?? ''

/** Undefined for an address that nothing can be sent to, such as `javascript:`. Without one, it is the page itself. */
export const targetOf = (form: HTMLFormElement, submitter: HTMLElement | null): FormTarget | undefined => {
  const action = attribute(form, submitter, 'action').trim() || location.href
  const post = attribute(form, submitter, 'method').toLowerCase() === 'post'
  const url = webUrl(action)
  return url && { url, post }
}
