/** The changes in a field, or in others, that follow when the visitor has changed it. */
export type Change = (form: HTMLFormElement, field: HTMLInputElement) => void

/**
 * Makes the form agree with what its fields hold. Looks for them anew each time, as a form may get more of them.
 * @param event what the visitor has done, unless it was something else
 */
export type Update = (form: HTMLFormElement, event?: Event) => void
