import type { MessageKey } from './messages'

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
}

/**
 * Returns the problem of a value, or undefined. Pure, so that the form and the server agree (specification, section 5).
 * Only the required checks refuse an empty value.
 */
export type Check = (value: string, options: CheckOptions) => MessageKey | undefined
