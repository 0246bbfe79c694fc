import { withScheme } from '../../../shared/checks/web-address'

/** Adds the scheme to a URL on change (specification, section 5). */
export const completeUrl = (control: HTMLInputElement): void => {
  if (control.type === 'url') control.value = withScheme(control.value)
}
