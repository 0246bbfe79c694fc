import type { MessageKey } from './messages'

/** What a check may need to know beside the value. */
export interface CheckOptions {
  /** The present, in milliseconds since 1970. */
  now: number
  /** Whether a domain gives addresses to everybody. Absent while there is no list: nobody is refused for want of one. */
  isFree?: (domain: string) => boolean
  /** Whether a phone number names its country. Absent in the form, where the visitor's country goes without saying. */
  isInternational?: (value: string) => boolean
}

/**
 * What is wrong with a value, or undefined. Pure, so that the form and the server say the same (specification, section 5).
 * An empty value is for the checks of presence alone to refuse.
 */
export type Check = (value: string, options: CheckOptions) => MessageKey | undefined
