/** The messages of a contact form to its visitors. The owner may change each of them. */
import type { Language } from '../../shared/model/text'
import { wordsOf } from '../words'
import { english, type ServerWords } from '../words/english'

export type FormMessages = ServerWords['messages']
export type FormMessage = keyof FormMessages
export const MESSAGES = Object.keys(english.messages) as FormMessage[]

export const messagesOf = ({
  language,
  messages,
}: {
  language: Language
  messages: Partial<FormMessages>
}): FormMessages => ({
  ...wordsOf(language).messages,
  ...messages,
})

/** The words in a form that its owner did not write. */
export const formWordsOf = (language: Language): ServerWords['form'] => wordsOf(language).form
