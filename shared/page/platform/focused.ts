import { bare, doc } from './safe-dom'

/** True if the page shows it at all. Old browsers do not tell. */
export const isRendered = (element: Element): boolean =>
  bare(element, 'checkVisibility')?.({ checkOpacity: true, checkVisibilityCSS: true }) !== false

/** The focused element, also inside open shadow roots. */
export const focused = (root: Pick<DocumentOrShadowRoot, 'activeElement'> = doc): Element | null => {
  const { activeElement } = root
  return activeElement?.shadowRoot ? focused(activeElement.shadowRoot) : activeElement
}

const FRAME = /^(i?frame|object|embed|fencedframe)$/

/**
 * True if something in the element's closed shadow root has the focus, possibly a frame. Of some custom elements
 * browsers say that they have it themselves.
 */
const isClosed = (element: Element): boolean =>
  !/^(html|body)$/.test(element.localName) &&
  (!element.matches(':focus') || (element.localName.includes('-') && !element.hasAttribute('tabindex')))

/** After so long without a key or a press, a script may have given the focus to the frame. */
const RECENT_PRESS_MS = 60_000

/** Time at which the visitor is known to have pressed a key or the pointer, in the page or a frame. */
let pressedAt = 0

/**
 * A press or a key in a frame, which the page does not hear, is an activation of the page all the same; it lasts for some seconds.
 * https://html.spec.whatwg.org/multipage/interaction.html#activation-notification
 */
const sincePress = (): number => {
  const { userActivation } = navigator as { userActivation?: UserActivation }
  const now = Date.now()
  // The time of a press before the first look is not known: it counts as now.
  if (userActivation?.isActive || (!pressedAt && userActivation?.hasBeenActive !== false)) pressedAt = now
  return now - pressedAt
}

/**
 * The frame that the visitor is in, of whose keys and presses the page hears nothing, or the element in whose closed shadow
 * root one may be. A frame that a script has given the focus does not count for long.
 * @param longest milliseconds for which a press counts, if it is not sure that there is a frame
 */
export const frameInUse = (maxAgeMs = RECENT_PRESS_MS): Element | undefined => {
  const element = doc.hasFocus() ? focused() : null
  const isFrame = FRAME.test(element?.localName ?? '')
  // A frame that the page hides keeps the focus, but the visitor has left it.
  if (!element || !(isFrame ? element.clientHeight && isRendered(element) : isClosed(element))) return
  const since = sincePress()
  return since <= (isFrame ? RECENT_PRESS_MS : maxAgeMs) || (isFrame && element.matches(':hover')) ? element : undefined
}
