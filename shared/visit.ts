/** The facts of this visit that the server is told (specification, section 7). '' where nothing is known. */
export interface Visit {
  url: string
  title: string
  referrer: string
  previousUrl: string
  /** First page of the session. */
  landingPage: string
  reloaded: boolean
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
