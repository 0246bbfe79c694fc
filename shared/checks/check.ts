import type { MessageKey } from './messages'

/** What an owner may limit a field to, as in HTML. */
export interface Limits {
  minlength?: number | undefined
  maxlength?: number | undefined
  min?: string | undefined
  max?: string | undefined
  step?: string | undefined
}

/** What a check may need besides the value. */
export interface CheckOptions {
  /** The current time, in milliseconds since 1970. */
  now: number
  /**
   * Whether a domain belongs to a free email provider. Absent until the list has loaded: then no address is refused.
   */
  isFree?: (domain: string) => boolean
  /** Whether a phone number starts with its country code. Absent in the form, where the widget knows the country. */
  isInternational?: (value: string) => boolean
  /** What the language of the field writes before decimals; a dot unless said otherwise. */
  decimal?: string | undefined
  /** Whose words for months are read beside those of our own languages. */
  languages?: readonly string[] | undefined
}

/** What is unlikely, and may be right after all: it is asked about once, and never refused for good. */
export interface Doubt {
  doubt: MessageKey
}

export const doubt = (key: MessageKey): Doubt => ({ doubt: key })

/**
 * Returns the problem of a tidied value, or undefined. Pure, so that the form and the server agree (specification,
 * section 5). Only the required checks refuse an empty value.
 */
export type Check = (value: string, options: CheckOptions & Limits) => MessageKey | Doubt | undefined
