/** At this share of what a trigger needs, the popup is fetched. */
export const NEAR = 0.8
