import { own } from '../../values/own'
import { languageOf } from '../platform/language-of'

/** @returns translates a text into the language of the page; a text that is not in the list, such as that of an HTTP status, stays as it is */
export const sayer =
  (hebrew: Readonly<Record<string, string>>) =>
  (text: string): string =>
    (languageOf() === 'he' && own(hebrew, text)) || text
