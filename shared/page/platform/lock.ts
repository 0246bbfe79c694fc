/** The name of the Web Lock that a tab holds while it shows the popup. */
export const lockOf = (id: string): string => `wisp.${id}`
