/** Names and messages keep the invisible characters that their script needs. */

const INVISIBLE = /(?![\t\n\v\f\r])[\p{Cc}\p{Default_Ignorable_Code_Point}\ufff9-\ufffc]/u
const JOINER = /[\u200c\u200d]/
/** Invisible characters that choose a form of the character before them, or are a part of a flag. */
const SELECTOR = /\p{Variation_Selector}|[\u034f\u180e\u{e0020}-\u{e007f}]/u
/** Emoji, and letters of scripts that join or select forms. */
const SHAPED_LETTERS =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}]|(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\p{L}\p{M}]/u
const KEYCAP = /[#*\d]/

const isNeeded = (sign: string, before: string, after: string): boolean => {
  const shaped = SHAPED_LETTERS.test(before) || SELECTOR.test(before)
  // Some letters are written as a mark and a joiner at the end of a word.
  if (JOINER.test(sign)) return shaped && (SHAPED_LETTERS.test(after) || /\p{M}/u.test(before))
  return SELECTOR.test(sign) && (shaped || (sign === '\ufe0f' && KEYCAP.test(before)))
}

const withoutInvisible = (text: string, isKept: (sign: string) => boolean): string => {
  if (!INVISIBLE.test(text)) return text
  const signs = [...text]
  const keptSigns: string[] = []
  signs.forEach((sign, signIndex) => {
    if (!INVISIBLE.test(sign) || isKept(sign) || isNeeded(sign, keptSigns.at(-1) ?? '', signs[signIndex + 1] ?? ''))
      keptSigns.push(sign)
  })
  return keptSigns.join('')
}

/** Removes format characters from addresses, which have words but no such characters. */
export const withoutFormats = (text: string): string =>
  text.replace(/(?![\u200c\u200d])\p{Cf}|\p{Variation_Selector}/gu, '')

/** A name, or another line of words. */
export const tidyLine = (value: string): string =>
  withoutInvisible(value, () => false)
    .replace(/\s/g, ' ')
    .trim()

/** Several lines. Whoever writes in two directions may want the marks of direction. */
export const tidyText = (value: string): string =>
  withoutInvisible(value, (sign) => /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(sign))
    .replace(/\p{Zs}/gu, ' ')
    .trim()
