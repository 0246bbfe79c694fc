/**
 * The checks of phone numbers, dates, numbers and web addresses, for popups that have such a field. The other checks come with
 * what sends a form.
 */
import { withScheme } from '../../../shared/checks/web-address'
import type { FormatsChunk } from '../../../shared/page/forms/rules'

export { formats } from '../../../shared/page/forms/formats'

export const complete: FormatsChunk['complete'] = (control) => {
  if (control.type === 'url') control.value = withScheme(control.value)
}
