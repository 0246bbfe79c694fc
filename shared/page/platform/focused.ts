import { doc } from './safe-dom'

/** The focused element, also inside open shadow roots. */
export const focused = (root: Pick<DocumentOrShadowRoot, 'activeElement'> = doc): Element | null => {
  const { activeElement } = root
  return activeElement?.shadowRoot ? focused(activeElement.shadowRoot) : activeElement
}

/** Whether the visitor is in a frame, of whose keys and presses the page hears nothing. */
export const isInFrame = (): boolean =>
  doc.hasFocus() && /^(i?frame|object|embed|fencedframe)$/.test(focused()?.localName ?? '')
