/** Words of ours that a popup's owner says otherwise, or in a language that we do not speak. */
import * as v from 'valibot'
import { messages } from '../../../shared/checks/messages'
import * as english from '../../../shared/words/english'
import { suggestion } from '../../files/suggest'
import { mapOf, textOf } from '../../files/values'

/** All words that a popup may show its visitors, in English. */
export const popupWords: Record<string, string> = {
  ...english.frame,
  ...english.form,
  ...english.waiting,
  ...english.coupon,
  ...english.teaser,
  ...english.units,
  ...english.game,
  ...english.product,
  ...english.threshold,
  ...messages,
  ...english.doubt,
  ...english.email,
  ...english.select,
  ...english.phone,
  ...english.calendar,
}

const MOST_CHARACTERS = 300

/** `{most}`, `{email}`: what a word is filled in with. */
export const placeholdersIn = (text: string): string[] => text.match(/\{\w+\}/g) ?? []

const problemsOf = (name: string, text: string): string[] => {
  const english = popupWords[name]
  if (english === undefined) return [`there is no such word${suggestion(name, Object.keys(popupWords))}; see docs/languages.md`]
  return placeholdersIn(english)
    .filter((each) => !text.includes(each))
    .map((each) => `must have ${each}, as in “${english}”`)
}

export const WordsFile = v.pipe(
  mapOf(textOf(MOST_CHARACTERS)),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const input = dataset.value
    for (const [key, value] of Object.entries(input))
      for (const message of problemsOf(key, value))
        addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value }] })
  }),
)
