import { after, on, type Stop } from '../../shared/platform/dom'

/** Milliseconds without a key after which somebody is taken to have finished typing (decisions.md, showing). */
const PAUSE = 3000

/** Says while somebody types in a field of the page or of a popup: a promise that ends after a pause, or when the field is left. */
export const watchTyping = (): (() => Promise<void> | undefined) => {
  let typing: Promise<void> | undefined
  let stop: Stop
  let done: Stop | undefined
  const over = (): void => {
    stop?.()
    done?.()
    typing = undefined
  }
  // Capturing: fields of popups keep their events from the page, and so do some fields of the page.
  on(
    document,
    'input',
    ({ isTrusted }) => {
      // Pages tell of input as well where nobody types: a counter that they keep up in a field.
      if (!isTrusted) return
      stop?.()
      stop = after(PAUSE, over)
      typing ??= new Promise((resolve) => {
        done = resolve
      })
    },
    true,
  )
  on(document, 'focusout', over, true)
  return () => typing
}
