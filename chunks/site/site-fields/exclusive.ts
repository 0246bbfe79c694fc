/** Of these boxes, one at most is ticked. */

import { fieldsNamed } from '../../../shared/forms/named'
import { EXCLUSIVE } from '../../../shared/wire/site/contact-fields'
import type { Change } from './behaviour'

export const exclusive: Change = (form, field) => {
  if (!field.matches(`${EXCLUSIVE} [type=checkbox]`)) return
  for (const other of fieldsNamed(form, field.name)) if (other !== field) other.checked = false
}
