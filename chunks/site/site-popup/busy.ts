/** Whether this is no moment for a popup that nobody has asked for. */
import { on, type Stop } from '../../../shared/platform/dom'
import { doc } from '../../../shared/platform/safe-dom'

/** Milliseconds without a key after which the visitor counts as having finished typing. */
const PAUSE = 3_000

let typedAt = 0
let field: Element | null | undefined

/** Events that the page itself makes, on a field that it fills, do not count. */
export const watchTyping = (): Stop =>
  on(
    document,
    'input',
    ({ isTrusted }) => {
      if (!isTrusted) return
      typedAt = Date.now()
      field = doc.activeElement
    },
    true,
  )

const isSeen = (element: Element): boolean =>
  element.checkVisibility?.({ checkOpacity: true, checkVisibilityCSS: true })

/** A modal window or a film on the full screen, a dialog made by a script of the page, or a popup of wisp.js. */
const modalIsOpen = (): unknown =>
  doc.querySelector(':modal') ||
  [...doc.querySelectorAll('[aria-modal=true]')].some(isSeen) ||
  [...doc.querySelectorAll('wisp-popup')].some(({ shadowRoot }) => shadowRoot?.querySelector('dialog[open]'))

export const isBusy = (): unknown =>
  doc.hidden || (Date.now() - typedAt < PAUSE && doc.activeElement === field) || modalIsOpen()
