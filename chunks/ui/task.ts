/** Ends in a task of its own: what would be a long one all together lets the page go on in between. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
