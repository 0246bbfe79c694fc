import { after, on, type Stop } from '../../../shared/platform/dom'
import { doc } from '../../../shared/platform/safe-dom'

/** Milliseconds without a key after which somebody is taken to have finished typing (decisions.md, showing). */
const PAUSE = 3000

/** The element that has the focus, also in open shadow roots. */
const focused = (root: Pick<DocumentOrShadowRoot, 'activeElement'> = doc): Element | null => {
  const { activeElement } = root
  return activeElement?.shadowRoot ? focused(activeElement.shadowRoot) : activeElement
}

/** Types of fields that are pressed: they have a value, but nobody types it. */
const PRESSED = /^(button|checkbox|color|file|image|radio|range|reset|submit)$/

/** A field with something in it: what was typed before anybody listened. */
const isFilled = (element: Element | null): boolean =>
  element instanceof HTMLElement &&
  (element.isContentEditable
    ? !!element.textContent
    : /^(input|textarea)$/.test(element.localName) &&
      !PRESSED.test(`${Reflect.get(element, 'type')}`) &&
      Reflect.get(element, 'value') !== '')

export interface Typing {
  /** Ends once the visitor has stopped typing in a field; undefined while nobody types. */
  typing(): Promise<void> | undefined
  stop: Stop
}

/** Notices that somebody types in a field of the page or of a popup, until a pause, or until the field is left. */
export const watchTyping = (): Typing => {
  let typing: Promise<void> | undefined
  let stopPause: Stop | undefined
  let done: Stop | undefined
  const end = (): void => {
    stopPause?.()
    done?.()
    typing = undefined
  }
  const begin = (): void => {
    stopPause?.()
    stopPause = after(PAUSE, end)
    typing ??= new Promise((resolve) => {
      done = resolve
    })
  }
  if (isFilled(focused())) begin()
  // Capturing: fields of popups keep their events from the page, and so do some fields of the page. Pages dispatch input events
  // themselves where nobody types, on a counter that they update for instance.
  const stops = [
    on(document, 'input', ({ isTrusted }) => isTrusted && begin(), true),
    on(document, 'focusout', end, true),
  ]
  return {
    typing: () => typing,
    stop() {
      for (const stop of stops) stop()
      end()
    },
  }
}
