/** Letters that people type in different ways, or look for without their signs, as one. */

import { tidy } from '../../../shared/checks/tidy'

/** Letters that no decomposition takes apart. */
const FOLDED_LETTERS: [letters: RegExp, as: string][] = [
  [/[ıɩ]/g, 'i'],
  [/ə/g, 'e'],
  [/ł/g, 'l'],
  [/ø/g, 'o'],
  [/[đð]/g, 'd'],
  [/ħ/g, 'h'],
  [/ŧ/g, 't'],
  [/ŋ/g, 'n'],
  [/ß/g, 'ss'],
  [/æ/g, 'ae'],
  [/œ/g, 'oe'],
  [/þ/g, 'th'],
  [/ς/g, 'σ'],
  // Arabic and Persian: forms of ya, kaf, ha and alef, and the line that only stretches a word.
  [/[ىیے]/g, 'ي'],
  [/[کڪ]/g, 'ك'],
  [/[ةہەھ]/g, 'ه'],
  [/ٱ/g, 'ا'],
  [/ـ/g, ''],
  // Apostrophes within a word.
  [/[ʻʼʹʾʿ׳״]/g, ''],
]

/** From ァ to ヶ, in the same order as ぁ to ゖ. */
const KATAKANA = /[\u30a1-\u30f6]/g
const HIRAGANA_BEFORE = 0x60

/** Also strips accents, Hebrew points, punctuation and what cannot be seen; digits of all scripts as 0 to 9. */
export const fold = (text: string): string =>
  FOLDED_LETTERS.reduce(
    (folded, [letters, as]) => folded.replace(letters, as),
    tidy(text)
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      // Lower case of İ is an i with a dot above.
      .replace(/\p{M}/gu, '')
      .replace(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - HIRAGANA_BEFORE)),
  )
    .replace(/[^\p{L}\p{N}+]+/gu, ' ')
    .trim()
