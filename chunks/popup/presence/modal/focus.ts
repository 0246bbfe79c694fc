/** Keeps the focus in the popup: it is taken back from whatever takes it, and a page that insists is made inert. */
import { after, all, on, type Stop } from '../../../../shared/page/platform/dom'
import { doc } from '../../../../shared/page/platform/safe-dom'
import type { Live } from '../../../core/ui/index'
import { beside } from './beside'
import { isEnd, joinEnds } from './ends'

/** Windows over the popup, which may have the focus. Inside `:is()`, browsers ignore a pseudo-class that they do not know. */
const OVER_POPUP = ':is(:modal,:popover-open,:fullscreen):not(:root),wisp-inspector,wisp-toasts'

/** The focus is taken back so many times before the page is made inert. */
const MAX_RETURNS = 3

/** Another popup that covers the page, too, has come later. */
const isModal = ({ localName, shadowRoot }: Element): boolean =>
  localName === 'wisp-popup' && !!shadowRoot?.querySelector('[aria-modal]')

const liesOver = (part: EventTarget | null): boolean =>
  part instanceof Element && (part.matches(OVER_POPUP) || isModal(part))

export const keepFocus = (frame: HTMLDialogElement, { root }: Live): Stop => {
  const { host } = root
  let last: HTMLElement = frame
  let returned = false
  let returns = 0
  const isInside = (): boolean => host.contains(doc.activeElement)
  const focusLast = (): void => {
    last.focus({ preventScroll: true })
    if (!isInside()) frame.focus({ preventScroll: true })
  }
  let inert: HTMLElement[] = []
  const makeInert = (): void => {
    inert = beside(host).filter((element) => !element.inert)
    for (const element of inert) element.inert = true
  }
  const takeBack = (): void => {
    // The popup is closing, or the browser itself keeps the focus inside.
    if (!frame.ariaModal || frame.open) return
    if (returns++ === MAX_RETURNS) makeInert()
    if (returns > MAX_RETURNS + 1) return
    const now = returns
    focusLast()
    // Nobody has taken it again: a window of the page lies over this one, which is inert.
    if (!isInside() && returns === now) returns--
  }
  const look = (): void => {
    const { activeElement } = doc
    if (!isInside() && !liesOver(activeElement?.closest(OVER_POPUP) ?? activeElement)) takeBack()
  }
  look()
  return all([
    joinEnds(frame, root),
    // The host does not hear of a focus that moves within it.
    on(root, 'focusin', (event) => {
      const [target] = event.composedPath()
      if (returned) {
        returned = false
        focusLast()
      } else if (!isEnd(target)) last = target as HTMLElement
    }),
    on(
      window,
      'focusin',
      (event) => {
        const path = event.composedPath()
        if (!path.includes(host) && !path.some(liesOver)) takeBack()
      },
      true,
    ),
    // A frame of the page takes the focus without an event.
    on(window, 'blur', () => void after(0, look)),
    // The page has removed the popup, and it was put back: it opens again, and its first control gets the focus.
    on(frame, 'beforetoggle', () => {
      returned = !!frame.ariaModal
    }),
    () => {
      for (const element of inert) element.inert = false
    },
  ])
}
