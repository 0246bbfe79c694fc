import { formatMessages } from '../../checks/format-messages'
import { FORMATS } from '../../checks/formats'
import { decimalAt, languagesAt } from './languages'
import type { Formats } from './rules'

export const formats: Formats = {
  table: FORMATS,
  messages: formatMessages,
  typingAt: (control) => ({ decimal: decimalAt(control), languages: languagesAt(control) }),
}
