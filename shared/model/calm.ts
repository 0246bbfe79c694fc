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
