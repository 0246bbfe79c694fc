/** Moves the page by `by` px, so that it stands `px` lower than without bars. Resolves when it has come to rest. */
export type MovePage = (px: number, by: number) => Promise<unknown>
