/** How often the popups of a site open by themselves, all of them counted together. */

/** Spans over which a site may limit popups, shortest first. */
export const CALM_SPANS = ['page', 'visit', 'day', 'week'] as const
export type CalmSpan = (typeof CALM_SPANS)[number]

/** The most views in each span; absent: any number. */
export interface Calm extends Partial<Record<CalmSpan, number>> {
  /** Seconds from one view to the next. */
  pause?: number
  /** Known subscribers are not asked again for what they gave. */
  subscribers?: true
}

/** The mark in what is decided on the page (`live`): a popup that counts towards the limits of its site. */
export const CALM_MARK = 'calm'

/** Values of the mark. `asksEmail`: it asks for an email address, and for nothing that a subscriber has not given. */
export const CALM_MARKS = { counts: 1, asksEmail: 2 } as const

/** A view of a popup that had opened by itself. */
export interface CalmView {
  /** Milliseconds since 1970. */
  at: number
  /** When the visitor came to the page on which it was. */
  page: number
}
