/** Types of the desk's API: where popups send their visitors. */

/** GET /desk/api/popups/ID/links: where the popup sends its visitors. */
export interface LinksAnswer {
  links: LinkRow[]
}

export interface LinkRow {
  /** As its owner writes it; a page of the site by its name: `{{privacy}}`. */
  address: string
  /** What leads there: a link, what follows a lead, or what follows a prize. */
  by: 'link' | 'lead' | 'prize'
  /** The words of the link, or the name of the prize; '' if there are none. */
  words: string
  /** The whole address; absent for a page of the site that shows the popup, and for what is no page. */
  url?: string
  /** Absent if it is a host of the site. */
  host?: string
  /** The reason why visitors cannot reach it: `leads nowhere`. Absent if nothing is wrong with how it is written. */
  problem?: string
}
