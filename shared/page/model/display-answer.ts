import type { Campaign } from './campaign'

/** The server's answer, as far as the loader needs it for decisions. */
export interface DisplayAnswer {
  campaigns: Campaign[]
  /** Chunks that the server asks the page to run, for features that few pages need. */
  run: string[]
  /** The server allows no popup; shared/wire/page/restriction.ts decodes why. */
  restricted: boolean
  /** HTTP status; 0: no answer came; undefined: nothing was asked, because the page has no key of a site. */
  status: number | undefined
  /** The answer as it came. An old name of the country has its new name beside it. */
  raw: Record<string, unknown>
}
