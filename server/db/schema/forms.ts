/** The tables of contact forms. What visitors send is a row of `conversion`, as for popups. */

/** A form that was imported. A form that is removed has no row here; its row in `popup` is kept, with its leads. */
export interface ContactFormTable {
  id: number
  site_key: string
  /** The form's row in `popup`, which gives its leads their name. */
  popup_id: string
  name: string
  /** JSON: the ContactForm. */
  definition: string
  created_at: number
}

/** A file that a visitor has sent along. Only the desk gets it. */
export interface ContactFileTable {
  id: string
  conversion_id: string
  popup_id: string
  /** Name of the field. */
  field: string
  /** Name in the visitor's browser, without signs that a file name cannot have. */
  name: string
  bytes: number
  content: Uint8Array
}

/** Submissions that came without an id of their own. Kept for a minute, in which an equal one is taken for a repeat. */
export interface RepeatTable {
  /** Id of the popup, page or contact form. */
  popup_id: string
  /** Digest of the sender and the content. */
  digest: string
  submission_id: string
  at: number
}
