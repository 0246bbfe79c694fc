import type { Campaign } from './campaign'

/** The server's answer, as far as the loader decides on it. */
export interface DisplayAnswer {
  campaigns: Campaign[]
  /** Chunks that the server names to run on the page: what few pages need. */
  run: string[]
  /** Nothing may be shown; shared/wire/restriction.ts decodes why. */
  restricted: boolean
  /** HTTP status; 0: no answer came. */
  status: number
  /** As it came. */
  raw: Record<string, unknown>
}
