/** The words of a page that its owner did not write. */
import type { Language } from '../../../shared/model/text'
import { wordsOf } from '../../words'
import type { ServerWords } from '../../words/english'

export type PageWords = ServerWords['page'] & Pick<ServerWords['form'], 'optional' | 'choose'>

export const pageWordsOf = (language: Language): PageWords => {
  const { form, page } = wordsOf(language)
  return { ...page, optional: form.optional, choose: form.choose }
}
