/** At this part of what is needed, what would be shown is fetched. */
export const NEAR = 0.8
