/** Escape closes a modal popup. */
import { isComposed } from '../../../shared/page/platform/composing'
import { on, type Stop } from '../../../shared/page/platform/dom'
import { doc } from '../../../shared/page/platform/safe-dom'
import type { Live } from './live'

/** A field's list or calendar is open: Escape closes that, not the popup. */
const isInner = (event: Event): boolean =>
  Boolean((event.composedPath()[0] as Element).closest?.('[aria-expanded=true],[popover]:not(.wisp-frame)'))

/**
 * Listens to the Escape key itself, because the `cancel` event of a dialog that the visitor has not touched cannot be
 * held up for an exit animation (https://html.spec.whatwg.org/#close-request).
 */
export const leaveByEscape = (frame: HTMLElement, { close, design, root }: Live): Stop => {
  // A dialog that the page opened over ours has the focus, and keeps its own Escape. Until the first paint ours is not
  // modal yet, and the focus is where the visitor pressed, such as in a menu.
  const ours = (event: Event): boolean =>
    !frame.ariaModal ||
    ([root.host, doc.body, doc.documentElement].includes(event.target as HTMLElement) && !isInner(event))
  return on<KeyboardEvent>(
    window,
    'keydown',
    (event) => {
      const { defaultPrevented, key, repeat } = event
      if (key !== 'Escape' || defaultPrevented || !ours(event)) return
      event.stopImmediatePropagation()
      // A key that ends a composition closes nothing either, though some browsers would close the dialog.
      event.preventDefault()
      // A key that is held is one press: it has closed something else, after which this one has opened.
      if (!design.contentLock && !repeat && !isComposed(event)) close('escape')
    },
    true,
  )
}
