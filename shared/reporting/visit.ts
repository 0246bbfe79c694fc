/** The facts of this visit that the server is told (specification, section 7). '' where nothing is known. */
export interface Visit extends Trail {
  url: string
  title: string
  clientId: string
  mobile: boolean
  /** As the browser names it: `en-US`. */
  browserLanguage: string
  operatingSystem: string
  country: string
  /** Lowercased, of the last lead given on this browser. */
  email: string
  store: string
  customerId: string
}

/** Never here within 30 days; here within 2 days; this page began the visit. */
export type Flag = 'new_user' | 'old_user' | 'new_session'

/** The visitor's way here. */
export interface Trail {
  /** The site that the visitor came from. */
  referrer: string
  previousUrl: string
  /** When the website session began, in milliseconds since 1970. */
  session: number
  /** Pages of this visit, this one included, each `TIME ADDRESS`, newest last. */
  visited: string[]
  /** The newest pages of all visits, this one included, newest last. */
  allVisited: string[]
  /** Come to again without having left it. */
  reloaded: boolean
  /** What kind of visitor (specification, section 4). */
  flags: Flag[]
}
