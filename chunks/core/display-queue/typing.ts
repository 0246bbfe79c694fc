import { after, all, on, type Stop } from '../../../shared/platform/dom'
import { doc } from '../../../shared/platform/safe-dom'

/**
 * Milliseconds without a key press after which the visitor counts as having finished typing.
 */
const PAUSE = 3000

/** The focused element, also inside open shadow roots. */
const focused = (root: Pick<DocumentOrShadowRoot, 'activeElement'> = doc): Element | null => {
  const { activeElement } = root
  return activeElement?.shadowRoot ? focused(activeElement.shadowRoot) : activeElement
}

/** Types of fields that are pressed: they have a value, but nobody types it. */
const PRESSED = /^(button|checkbox|color|file|image|radio|range|reset|submit)$/

/** A field that is not empty: the visitor may have typed before we listened. */
const isFilled = (element: Element | null): boolean =>
  element instanceof HTMLElement &&
  (element.isContentEditable
    ? !!element.textContent
    : /^(input|textarea)$/.test(element.localName) &&
      !PRESSED.test(`${Reflect.get(element, 'type')}`) &&
      Reflect.get(element, 'value') !== '')

export interface Typing {
  /** Resolves once the visitor has stopped typing in a field; undefined while nobody types. */
  typing(): Promise<void> | undefined
  stop: Stop
}

/** Notices typing in a field of the page or of a popup, until the visitor pauses or leaves the field. */
export const watchTyping = (): Typing => {
  let typing: Promise<void> | undefined
  let field: Element | null
  let stopPause: Stop | undefined
  let done: Stop | undefined
  const end = (): void => {
    stopPause?.()
    done?.()
    typing = undefined
  }
  const begin = (): void => {
    field = focused()
    stopPause?.()
    stopPause = after(PAUSE, end)
    typing ??= new Promise((resolve) => {
      done = resolve
    })
  }
  if (isFilled(focused())) begin()
  // Listen in the capture phase: popups do not let events of their fields out to the page, and some page fields do the
  // same. Only trusted events count: pages dispatch input events themselves, for instance on a counter that they
  // update.
  return {
    typing: () => typing,
    stop: all([
      on(document, 'input', ({ isTrusted }) => isTrusted && begin(), true),
      // Not on `focusout`: a press takes the focus when it begins, and a popup that opens then gets the release.
      ...['keyup', 'mouseup'].map((type) => on(document, type, () => field === focused() || end(), true)),
      end,
    ]),
  }
}
