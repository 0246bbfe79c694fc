/** Ids that owners type in commands. Only letters and digits: one that begins with `-` would be read as an option. */
import { customAlphabet } from 'nanoid'

const SIGNS = '0123456789abcdefghijklmnopqrstuvwxyz'

export const newPopupId = customAlphabet(SIGNS, 13)
export const newSiteKey = customAlphabet(SIGNS, 12)
export const newToken = customAlphabet(SIGNS, 32)
export const newWebhookId = customAlphabet(SIGNS, 12)
/** Goes with each attempt as `webhook-id`. */
export const newDeliveryId = customAlphabet(SIGNS, 24)
