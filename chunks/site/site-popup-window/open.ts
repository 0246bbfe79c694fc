import { isComposed } from '../../../shared/page/platform/composing'
import { after, all, on, type Stop } from '../../../shared/page/platform/dom'
import { doc } from '../../../shared/page/platform/safe-dom'
import { lockScroll } from '../../../shared/page/platform/scroll-lock'

/** Milliseconds until the first field takes the focus, as in all our popups. */
const FIRST_FIELD_MS = 2_000
const FIELD_SELECTOR = 'input:not([type=hidden],[type=checkbox],[type=radio],[tabindex]),select,textarea'

/** The first field takes the focus where the visitor has done nothing yet, and no on-screen keyboard would jump up. */
const watchKeys = (dialog: HTMLDialogElement): Stop => {
  const stop = after(FIRST_FIELD_MS, () => {
    if (matchMedia('(pointer: fine)').matches && doc.activeElement === dialog)
      dialog.querySelector<HTMLElement>(FIELD_SELECTOR)?.focus({ preventScroll: true })
  })
  return all([
    stop,
    on<KeyboardEvent>(dialog, 'keydown', (event) => {
      stop()
      // Some browsers would close the dialog for an Escape that only ends a composition.
      if (event.key === 'Escape' && isComposed(event)) event.preventDefault()
    }),
    on(dialog, 'pointerdown', stop),
  ])
}

/** @returns what closes it; undefined if it cannot be seen, as in a part of the page that is hidden */
export const open = (dialog: HTMLDialogElement): Stop | undefined => {
  // Without `inert`, the first field would have the focus for a moment, and a phone's keyboard would come and go.
  dialog.inert = true
  try {
    dialog.showModal()
  } finally {
    dialog.inert = false
  }
  if (!dialog.getClientRects().length) {
    // The page behind it could not be used.
    dialog.close()
    return
  }
  dialog.focus({ preventScroll: true })
  return all([lockScroll(), watchKeys(dialog), () => dialog.close()])
}
