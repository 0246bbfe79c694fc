/** What owners type in commands: letters and digits alone, as a `-` at its beginning would make it an option. */
import { customAlphabet } from 'nanoid'

const SIGNS = '0123456789abcdefghijklmnopqrstuvwxyz'

export const newPopupId = customAlphabet(SIGNS, 13)
export const newSiteKey = customAlphabet(SIGNS, 12)
export const newToken = customAlphabet(SIGNS, 32)
