/**
 * True if the visitor has pressed a key or the pointer anywhere on the page, and in doubt: not all browsers tell.
 * https://html.spec.whatwg.org/multipage/interaction.html#sticky-activation
 */
export const hasPressed = (): boolean =>
  (navigator as { userActivation?: UserActivation }).userActivation?.hasBeenActive !== false
