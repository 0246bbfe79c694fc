/** What a field's own markup leaves open. */
import { STEP } from '../../../shared/checks/number'
import { withScheme } from '../../../shared/checks/web-address'

/** When it is touched. Words that are of no language run from left to right. */
export const preset = (control: HTMLElement): void => {
  const { type } = control as HTMLInputElement
  const say = (name: string, value: string): void => {
    if (!control.hasAttribute(name)) control.setAttribute(name, value)
  }
  if (type === 'number') say('step', STEP)
  if (/email|tel|url/.test(type)) say('dir', 'ltr')
}

/** When it is left: an address of the web gets its scheme (specification, section 5). */
export const tidy = (control: HTMLInputElement): void => {
  if (control.type === 'url') control.value = withScheme(control.value)
}
