/** What a form says, in English. */
import { messages } from '../../../shared/checks/messages'
import type { FormWords } from '../../../shared/model/text'

export const english: FormWords = {
  ...messages,
  sent: 'Sent successfully!',
}
