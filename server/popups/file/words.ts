/** Words of ours that a popup's owner says otherwise, or in a language that we do not speak. */
import * as v from 'valibot'
import { messages } from '../../../shared/checks/messages'
import { own } from '../../../shared/values/own'
import * as english from '../../../shared/words/english'
import { suggestion } from '../../files/suggest'
import { mapOf, textOf } from '../../files/values'

const { unsure: _, ...checks } = messages
/** The notice of a preview is for owners, in the language of the page. */
const { preview: __, ...groups } = english

/** All words that a popup may show its visitors, in English. Groups are not listed here, so a new one needs no change. */
const popupWords: Record<string, string> = Object.assign({}, ...Object.values(groups), checks)

/** Characters of one word, which may be a sentence. */
const MAX_WORD_LENGTH = 300

/** The places in a word that are filled in, such as `{most}` or `{email}`. */
const placeholdersIn = (text: string): string[] => text.match(/\{\w+\}/g) ?? []

const problemOf = (name: string, text: string): string | undefined => {
  const original = own(popupWords, name)
  if (original === undefined)
    return `is none of the words in docs/languages.md${suggestion(name, Object.keys(popupWords))}`
  const missingPlaceholders = placeholdersIn(original).filter((each) => !text.includes(each))
  return missingPlaceholders.length ? `must have ${missingPlaceholders.join(' and ')}, as in “${original}”` : undefined
}

export const WordsFile = v.pipe(
  mapOf(textOf(MAX_WORD_LENGTH)),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const input = dataset.value
    for (const [key, value] of Object.entries(input)) {
      const message = problemOf(key, value)
      if (message) addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value }] })
    }
  }),
)
