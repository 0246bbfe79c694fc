/** Ids that owners type in commands. Only letters and digits: one that begins with `-` would be read as an option. */
import { customAlphabet } from 'nanoid'

const SIGNS = '0123456789abcdefghijklmnopqrstuvwxyz'

export const newPopupId = customAlphabet(SIGNS, 13)
export const newSiteKey = customAlphabet(SIGNS, 12)
export const newToken = customAlphabet(SIGNS, 32)
