/** English texts of forms. */
import { messages } from '../../../shared/checks/messages'
import type { FormWords } from '../../../shared/model/text'

export const english: FormWords = {
  ...messages,
  sent: 'Sent successfully!',
}
