/** Facts of this visit for the server (specification, section 7); '' if unknown. */
export interface Visit extends Trail {
  url: string
  title: string
  clientId: string
  mobile: boolean
  /** The browser's language tag, for example `en-US`. */
  browserLanguage: string
  operatingSystem: string
  country: string
  /** Email of the last lead from this browser, in lower case. */
  email: string
  store: string
  customerId: string
}

/** No visit within 30 days; a visit within 2 days; this page started the visit. */
export type Flag = 'new_user' | 'old_user' | 'new_session'

/** The visitor's way to this page. */
export interface Trail {
  /** The external page that the visitor came from. */
  referrer: string
  previousUrl: string
  /** Start of the session, in milliseconds since 1970. */
  session: number
  /** Pages of this visit including the current one, each `TIME URL`, newest last. */
  visited: string[]
  /** The latest pages of all visits including the current one, newest last. */
  allVisited: string[]
  /** The page was reloaded. */
  reloaded: boolean
  /** Kind of visitor (specification, section 4). */
  flags: Flag[]
}

/** Addresses are cut to this length, to drop long campaign parameters. */
export const MAX_VISITED_LENGTH = 200

/** The URL in a stored `TIME URL` entry. */
export const addressOf = (page: string): string => page.slice(page.indexOf(' ') + 1)
