/** Consent platforms whose decisions a page can follow. The chunk of each is called `consent-` and its name. */
export const CONSENT_PLATFORMS = [
  'cookiebot',
  'didomi',
  'google',
  'gpp',
  'onetrust',
  'tcf',
  'usercentrics',
  'wordpress',
] as const
export type ConsentPlatform = (typeof CONSENT_PLATFORMS)[number]

/** The platform that a site's pages have. */
export interface ConsentBridge {
  /** `auto`: whichever is found on the page. */
  platform: ConsentPlatform | 'auto'
  /** The categories, purposes or services that have to be allowed, by the platform's own names; empty: the usual ones. */
  categories: string[]
}
