/** The browser's memory of a popup. */
export const MARKS = ['seen', 'closed', 'converted'] as const
export type Mark = (typeof MARKS)[number]
