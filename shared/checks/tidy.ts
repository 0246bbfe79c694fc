/** Tidies typed text as people mean it: one kind of space, dash and digit, and no invisible characters. */

/** Control and format characters, and what has no shape of its own: soft hyphens, direction marks, fillers. */
const INVISIBLE_CHARACTERS = /(?![\t\n\v\f\r])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\ufffc]/gu

/** ASCII in full width or small, as input methods for Chinese and Japanese type it. */
const WIDE_CHARACTERS = /[\uff01-\uff5e\ufe50-\ufe6b]/g
/** Full stops that domain names take for a dot as well (RFC 3490, section 3.1). */
const DOT_CHARACTERS = /[\u3002\uff61]/g
/** Beside dashes: the minus sign and the hyphen bullet. */
const DASH_CHARACTERS = /[\p{Pd}\u2212\u2043]/gu
/** The long vowel mark, which Japanese keyboards offer for a dash. It is a letter of words. */
const VOWEL_MARK = /[\u30fc\uff70]/g

const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code))

/** Each script has its ten digits in a row, and rows may follow each other. */
const digit = (sign: string): string => {
  const code = sign.codePointAt(0) as number
  let first = code
  while (isDigit(first - 1)) first--
  return `${(code - first) % 10}`
}

/** Digits of all scripts as 0 to 9. */
const asciiDigits = (text: string): string => text.replace(/[^\P{Nd}\d]/gu, digit)

/** Width, digits, dots, dashes and spaces, without a look at what is invisible. */
export const plain = (value: string): string =>
  asciiDigits(value.replace(WIDE_CHARACTERS, (sign) => sign.normalize('NFKC')))
    .replace(DOT_CHARACTERS, '.')
    .replace(DASH_CHARACTERS, '-')
    .replace(/\s/g, ' ')
    .trim()

/** Tidies codes of letters and digits. */
export const tidy = (value: string): string => plain(value.replace(INVISIBLE_CHARACTERS, ''))

/** Tidies texts of digits and signs only: numbers, phone numbers, dates. */
export const tidyDigits = (value: string): string => tidy(value).replace(VOWEL_MARK, '-')
