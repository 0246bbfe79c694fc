/**
 * True if the visitor has pressed a key or the pointer anywhere on the page, and in doubt: not all browsers tell.
 * https://html.spec.whatwg.org/multipage/interaction.html#sticky-activation
 */
export const hasPressed = (): boolean =>
  (navigator as { userActivation?: UserActivation }).userActivation?.hasBeenActive !== false

/** The most that counts until somebody has pressed a key or the pointer: time alone is no sign of a person. */
const UNTOUCHED_SECONDS = 2

/** Seconds since the page was opened, as the server wants to know them: a press may have waited for our code. */
export const visitorSeconds = (): number => {
  const seconds = Math.floor(performance.now() / 1000)
  return hasPressed() ? seconds : Math.min(seconds, UNTOUCHED_SECONDS)
}
