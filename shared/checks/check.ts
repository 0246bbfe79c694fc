import type { MessageKey } from './messages'

/** The limits that an owner may set on a field, as in HTML. */
export interface Limits {
  minlength?: number | undefined
  maxlength?: number | undefined
  min?: string | undefined
  max?: string | undefined
  step?: string | undefined
}

/** The facts that a check may need besides the value. */
export interface CheckOptions {
  /** The current time, in milliseconds since 1970. */
  now: number
  /**
   * True for the domain of a free email provider. Absent until the list has loaded: then no address is refused.
   */
  isFree?: (domain: string) => boolean
  /** True if a phone number starts with its country code. Absent in the form, where the widget knows the country. */
  isInternational?: (value: string) => boolean
  /** The mark before decimals in the language of the field; absent: a dot. */
  decimal?: string | undefined
  /** Languages whose words for months are read beside those of our own. */
  languages?: readonly string[] | undefined
}

/** A value that is unlikely, and may be right after all: the visitor is asked once, and never refused for good. */
export interface Doubt {
  doubt: MessageKey
}

export const doubt = (key: MessageKey): Doubt => ({ doubt: key })

/**
 * Returns the problem of a tidied value, or undefined. Pure, so that the form and the server agree (specification,
 * section 5). Only the required checks refuse an empty value.
 */
export type Check = (value: string, options: CheckOptions & Limits) => MessageKey | Doubt | undefined

/** Returns the value as it is sent. */
export type Tidy = (value: string, options: Pick<CheckOptions, 'decimal' | 'languages'> & Limits) => string

/** The rules for the values of a field with this check. */
export interface Format {
  check: Check
  tidy?: Tidy
  /** The way in which messages say a limit; absent: as the owner has written it. */
  limit?(text: string): string
}
