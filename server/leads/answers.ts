/** Types of the desk's API about leads (`/desk/api/leads`). */
import type { FieldProblems } from '../../shared/checks/messages'

/**
 * Header with the percent-encoded search term. It is usually an email address or a name, and proxies log URLs but not
 * headers.
 */
export const SEARCH_HEADER = 'Wisp-Search'

/** The consent box that a visitor had before them when the lead was sent: what an owner can show as a proof. */
export interface ConsentProof {
  /** True if it was ticked. */
  given: boolean
  /** The words beside it, with their links as `[privacy policy](https://…)`. */
  words: string
  /** A hash of the words: those of one version are the same. `unknown` if the page named none, and there have been several. */
  version: string
  /** ISO time. */
  at: string
  /** Address of the page. */
  page: string
  /** Each box by itself, of a contact form with several: `given` is true if all were ticked, and `words` has those of all. */
  boxes?: ConsentBox[] | undefined
}

export interface ConsentBox extends Pick<ConsentProof, 'given' | 'words' | 'version'> {
  /** Name of the form's field. */
  field: string
}

export interface LeadRow {
  id: string
  /** ISO time. */
  at: string
  popupId: string
  popupName: string
  email: string
  /** All other filled-in fields, by name. */
  fields: Record<string, string>
  /** How these fields are called on the form, by their names; absent where all are called by their names. Never alike. */
  labels?: Record<string, string> | undefined
  /** Number of fields left out here. */
  more?: number
  /** Absent if its form had no consent box. */
  consent?: ConsentProof
  /** The visitor has not come to the last step of the form, or not yet. */
  complete?: false
  /** The tags of the chosen answers; absent if none has one. */
  tags?: string[]
  /** The files that came with it; absent if there are none. Each is at /desk/api/files/ID. */
  files?: FileRow[] | undefined
  url: string
  /** Probably sent by a bot: the honeypot was filled in, or the form was sent within a second or too often. */
  suspect?: true
  /** Problems found by the field checks; absent if there are none. */
  problems?: FieldProblems
}

export interface FileRow {
  id: string
  /** Name of the form's field. */
  field: string
  name: string
  bytes: number
}

/**
 * GET /desk/api/leads?cursor=&limit=, search term in SEARCH_HEADER. Newest first; `next` is the cursor of the next
 * page.
 */
export interface LeadsAnswer {
  leads: LeadRow[]
  /** All leads, whatever is searched for: nobody counts what matches. */
  total: number
  /** Cursor of the next page. A search may have found nothing on this page and go on all the same. */
  next?: string | undefined
}
