/** The parts of a typed phone number. */
import { tidyDigits } from './tidy'

/** Words and signs before an extension, in the languages that have a usual one. */
const PHONE_EXTENSION =
  /[\s,;(]*(?:ext(?:ension|n)?|x|#|anexo|ramal|poste|interno|int|доб|вн|שלוחה|内線|内线|內線|分機|转|轉|dahili|durchwahl|toestel|wew|linka|внутр|доп|내선|wewn|kl|klapka|app|apparat|تحويلة|داخلي)[\s.:=#]*(\d{1,7})#?\)?$/iu
/** Words that people put before their number: one of these, or up to 20 characters of any language with a colon after them. */
const PHONE_LABEL =
  /^(?:[\p{L}\p{M}.\s-]{1,20}:(?!\/\/)\s*|(?:tel|telephone|phone|mobile|mob|cell|fax|whatsapp|gsm|handy|mobil|telef[oó]n[oe]?|téléphone|portable|m[oó]vil|celular|телефон|тел|моб|טלפון|טל|נייד|פלאפון|هاتف|جوال|تلفن|موبایل|電話|电话|手机|手機|携帯|전화)[\s.:׳'״"]+)/iu
/** A plus may stand in parentheses, twice, or apart. */
const PHONE_PLUS = /^[\s(]*\++[\s+]*\(?/

/** A closing parenthesis before any opening one: the plus stood in it, too. */
const UNOPENED_BRACKET = /^([^(]*?)\)\s*/

interface Phone {
  /** Without label and extension; begins with one plus if it is international. */
  number: string
  /** '' without one. */
  extension: string
}

export const readPhone = (typed: string): Phone => {
  const tidied = tidyDigits(typed).replace(PHONE_LABEL, '')
  const [extensionText = '', extension = ''] = PHONE_EXTENSION.exec(tidied) ?? []
  const number = tidied.slice(0, tidied.length - extensionText.length)
  return {
    number: PHONE_PLUS.test(number) ? number.replace(PHONE_PLUS, '+').replace(UNOPENED_BRACKET, '$1 ') : number,
    extension,
  }
}

/** The extension after its number, as it is sent. */
export const withExtension = (number: string, extension: string): string =>
  extension && number ? `${number} ext. ${extension}` : number

/** A phone number as it is sent by fields that do not know its country. */
export const tidyPhone = (typed: string): string => {
  const { number, extension } = readPhone(typed)
  return withExtension(number, extension)
}

export const digitsOf = (text: string): string => text.replace(/\D/g, '')
