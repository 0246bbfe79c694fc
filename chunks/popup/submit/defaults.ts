/** Sets missing attributes of fields, and the missing scheme of a URL. */
import { STEP } from '../../../shared/checks/number'
import { withScheme } from '../../../shared/checks/web-address'

/** Sets missing attributes when a field is first touched. E-mail addresses, numbers and URLs are left-to-right. */
export const preset = (control: HTMLElement): void => {
  const { type } = control as HTMLInputElement
  const setDefault = (name: string, value: string): void => {
    if (!control.hasAttribute(name)) control.setAttribute(name, value)
  }
  if (type === 'number') setDefault('step', STEP)
  if (/email|tel|url/.test(type)) setDefault('dir', 'ltr')
}

/** Adds the scheme to a URL on change (specification, section 5). */
export const completeUrl = (control: HTMLInputElement): void => {
  if (control.type === 'url') control.value = withScheme(control.value)
}
