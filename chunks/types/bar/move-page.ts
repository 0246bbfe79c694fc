/** Moves the page until it stands `px` lower than by itself, `by` from where it stands now. Ends when the page stands still. */
export type MovePage = (px: number, by: number) => Promise<unknown>
