import { randomInt } from 'node:crypto'
import { customAlphabet, nanoid } from 'nanoid'

const SIGNS = '0123456789abcdefghijklmnopqrstuvwxyz'

// Owners type these in commands. Only letters and digits: one that begins with `-` would be read as an option.
export const newPopupId = customAlphabet(SIGNS, 13)
export const newSiteKey = customAlphabet(SIGNS, 12)
export const newToken = customAlphabet(SIGNS, 32)
export const newWebhookId = customAlphabet(SIGNS, 12)
/** Goes with each attempt as `webhook-id`. */
export const newDeliveryId = customAlphabet(SIGNS, 24)

/** Letters, digits, `-` and `_`, 21 of them unless a length is given. */
export const randomId = nanoid

/** The time in milliseconds as 8 signs that sort like it, until 2059. */
const timeSigns = (): string => Date.now().toString(36)

/** @param random how many random signs follow the time */
export const newTimedId = (random: number): string => timeSigns() + nanoid(random)

/** A sign of this process: most processes write to different places of an index, which may be on different machines. */
const PLACE = SIGNS.charAt(randomInt(SIGNS.length))

/**
 * Key of a new row, 21 signs. Rows written one after the other get neighbouring keys: with random ones, each row of a
 * large table changes a page of the index of its own.
 */
export const newRowId = (): string => PLACE + newTimedId(12)
