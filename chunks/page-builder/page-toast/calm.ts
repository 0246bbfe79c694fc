/** Whether to leave out motion. */
export const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
