/** At this share of what a trigger needs, the popup is fetched. */
export const NEAR_SHARE = 0.8
