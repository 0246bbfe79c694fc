/** The tables of what was counted. */

/** Counts of a popup for one day, by the source of the events. No row means that nothing happened. */
export interface PopupDayTable {
  site_key: string
  popup_id: string
  /** UTC days since 1970. */
  day: number
  page_kind: string
  device: string
  country: string
  /** Number by which several servers count in rows of their own. */
  writer: number
  views: number
  closes: number
  conversions: number
  leads: number
  /** How many of the views and closes came without consent. */
  nameless_views: number
  nameless_closes: number
}

export interface PopupMonthTable {
  site_key: string
  popup_id: string
  /** The start of the UTC month, in milliseconds since 1970. */
  month: number
  writer: number
  views: number
  closes: number
  conversions: number
  leads: number
  /** Leads that are marked as suspect. */
  suspects: number
  /** How often it was withheld from a program. */
  machines: number
  /** Views that count towards the site's limit, and the time of the latest. */
  counted: number
  counted_at: number
  nameless_views: number
  nameless_closes: number
  /** Time of the latest lead. */
  lead_at: number
}
