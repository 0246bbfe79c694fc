/** Types of the desk's API about pages made in a page-builder (`/desk/api/pages`). */

/** GET /desk/api/pages?site=. Figures of the last days; without `site`, of the first site that has any. */
export interface PagesAnswer {
  /** Key of the site; '' if there is none. */
  site: string
  /** First and last day of the figures, UTC: `2026-11-22`. */
  from: string
  to: string
  pages: PageFigures[]
}

/** Figures of a page, or of one variant of it. */
export interface ViewFigures {
  views: number
  /** Views by different sessions. */
  uniques: number
  closes: number
  leads: number
  /** Leads divided by unique views, 0 to 1; 0 without views. */
  rate: number
}

export interface PageFigures extends ViewFigures {
  id: string
  /** The page's id if it was not imported here. */
  name: string
  /** '' if it is not known. */
  url: string
  /** Views of each day, oldest first. */
  days: number[]
  /** Figures of the variants of an A/B test. */
  variants: (ViewFigures & { name: string })[]
  parts: PartFigures[]
  /** The elements that were pressed, those with the most presses first. */
  pressed: PressFigures[]
}

/** A popup or widget of a page. */
export interface PartFigures {
  kind: 'popup' | 'widget'
  option: string
  name: string
  opens: number
  closes: number
  clicks: number
}

export interface PressFigures {
  /** Tracking name. */
  name: string
  /** The element's tag; '' if unknown. */
  tag: string
  /** The popup or widget that it is in; '' in the page itself. */
  within: string
  clicks: number
}
