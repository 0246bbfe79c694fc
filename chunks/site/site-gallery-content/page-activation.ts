/** True if the visitor has done something on the page: a film that only the page's address names does not start by itself. */
export const wasAsked = (): boolean => navigator.userActivation?.hasBeenActive ?? false
