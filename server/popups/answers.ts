/** Types of the desk's API about popups, their figures, and where they send their visitors (`/desk/api/popups`). */
import type { Language } from '../../shared/model/text'

export interface PopupFigures {
  id: string
  name: string
  type: string
  site: string
  views: number
  closes: number
  /** How many of the views and closes came without consent; nothing about those visitors is stored. */
  namelessViews: number
  namelessCloses: number
  conversions: number
  /** How often it was withheld from a program. */
  machines: number
  /** Conversions divided by views, 0 to 1; 0 without views. */
  rate: number
  /** The popup is not shown until it is resumed. */
  paused: boolean
  /** The popup has had as many leads as its owner set, and does not show any more. */
  ended?: true
  /** It shows the shares of answers, which its figures have. */
  polls?: true
  /** Link to its preview on this server. */
  previewUrl: string
  /** The same in each of its languages; absent where it speaks one. */
  previews?: { language: Language; url: string }[]
  /** Link to its preview on the site's first domain; '' if the site has no domains. */
  siteUrl: string
}

/** GET /desk/api/popups/ID/figures?from=&to=, dates in UTC; without them the last 30 days. */
export interface FiguresAnswer {
  days: DayFigures[]
  /** Questions whose shares the popup shows, of all time; absent without any. */
  polls?: PollFigures[]
}

export interface PollFigures {
  /** Name of the field. */
  field: string
  /** How the form calls it; absent if it calls it by its name. */
  label?: string
  /** The number of visitors who have answered. */
  voters: number
  /** The answers in the popup's first language, the most frequent ones first. */
  answers: { answer: string; votes: number }[]
}

/** Days, and segments of them, in which nothing happened are left out. */
interface DayFigures {
  /** `2026-11-22` */
  date: string
  /** `home`, `product`, `collection`, `cart`, `article` or `other`; '' if unknown. */
  pageKind: string
  /** `desktop`, `mobile` or `tablet`; '' if unknown. */
  device: string
  /** Two capital letters; '' if unknown. */
  country: string
  views: number
  closes: number
  conversions: number
  leads: number
  /** How many of the views and closes came without consent. Their page, device and country are ''. */
  namelessViews: number
  namelessCloses: number
}

/** The settings of a site that a store's adapter needs. */
export interface SiteFigures {
  /** The site's key: the client id of its store. */
  key: string
  name: string
  /** Link to a page of the site as its owner visits it: nothing of that visit is counted; '' if we know of no page. */
  visitUrl: string
  /** Link to a page of the site with the inspector, as its owner sees it; '' if we know of no page. */
  inspectUrl: string
  products: number
  priceRules: number
}

/** GET /desk/api/popups */
export interface PopupsAnswer {
  /** A sentence for each wrong setting of the public address or the proxy. */
  problems: string[]
  popups: PopupFigures[]
  sites: SiteFigures[]
}

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
