/** Toasts lie above everything, and inside whatever modal window is open, as all else is inert then. */

import { afterPaint, all, guard, on, type Stop } from '../../../shared/page/platform/dom'
import { OPEN_MODAL } from '../../../shared/page/platform/modals'
import { doc } from '../../../shared/page/platform/safe-dom'
import { make } from './elements'
import { prefersReducedMotion } from './life'
import './toast.css'
import type { ToastWords } from './card'

/** Events on a toast that are kept from the page: it could take a click for one beside its menu. */
const PRIVATE_EVENTS = ['click', 'pointerdown', 'mousedown', 'touchstart', 'keydown', 'keyup', 'focusin', 'focusout']

/** More than this nobody reads at once. */
const MAX_TOASTS = 10

const host = make('wisp-toasts' as 'div', '')
const stack = make('section', 'stack')

const openModals = (): HTMLElement[] =>
  [doc, ...[...doc.querySelectorAll('wisp-popup')].map(({ shadowRoot }) => shadowRoot)].flatMap((root) => [
    ...(root?.querySelectorAll<HTMLElement>(OPEN_MODAL) ?? []),
  ])

/** The modal window on top: the one with the focus, which cannot be in any other. */
const placeOf = (): HTMLElement => {
  const modals = openModals()
  return modals.find((modal) => modal.matches(':focus-within')) ?? modals.at(-1) ?? doc.documentElement
}

let leave: Stop = () => {}

/** Something has opened since the stack did, and lies above it. */
let covered = false

const resurface = (): void => {
  if (!host.isConnected) return
  covered = true
  place()
}

/** The top layer is in order of opening. Without need this would be a shift of the page's layout. */
const raise = (): void => {
  covered = false
  if (!stack.showPopover) return
  stack.popover = 'manual'
  if (stack.matches(':popover-open')) stack.hidePopover()
  stack.showPopover()
}

/** A popup of ours says by this attribute that it is modal, also while it closes. */
const watchModal = (modal: HTMLElement): Stop => {
  const observer = new MutationObserver(() => guard(place))
  observer.observe(modal, { attributeFilter: ['aria-modal'] })
  return () => observer.disconnect()
}

const place = (): void => {
  const now = placeOf()
  const moves = host.parentNode !== now
  if (moves) {
    leave()
    now.append(host)
    leave = all([
      ...PRIVATE_EVENTS.map((type) => on(host, type, (event) => event.stopPropagation())),
      on(now, 'close', ({ target }) => {
        if (target === now) place()
      }),
      watchModal(now),
      // Heard of elements of the page only: such an event does not leave the shadow root of the stack, or of our popups.
      ...['toggle', 'fullscreenchange'].map((type) => on(document, type, resurface, true)),
      // Our popups enter the top layer after their first paint.
      on(window, 'wisp:show', () => void afterPaint(resurface)),
    ])
  }
  // Opening it again would take the focus from a toast.
  if (moves || (covered && !host.shadowRoot?.activeElement)) raise()
}

const draw = (): void => {
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(import.meta.wispCss)
  root.adoptedStyleSheets = [sheet]
  root.append(stack)
  on<FocusEvent>(stack, 'focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !stack.contains(relatedTarget)) before = relatedTarget
  })
}

export const addToStack = (card: HTMLElement, words: ToastWords): void => {
  if (!host.shadowRoot) draw()
  const { direction } = getComputedStyle(doc.documentElement)
  stack.dir = direction
  stack.ariaLabel = words.stack
  if (stack.childElementCount === MAX_TOASTS) stack.firstElementChild?.remove()
  stack.append(card)
  place()
}

/** The element that had the focus before the toasts. */
let before: HTMLElement | null = null

/** A toast that is being closed takes no more part, and hands the focus to the next one, or back to the page. */
export const retire = (card: HTMLElement): void => {
  const focused = card.matches(':focus-within')
  card.inert = true
  if (!focused) return
  const others = [...stack.querySelectorAll<HTMLElement>('.card:not([inert])')]
  const below = others.find((other) => card.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)
  const next = (below ?? others.at(-1))?.querySelector<HTMLElement>('.close') ?? before
  next?.focus({ preventScroll: true })
}

/** Cards below one that is gone move up. */
const glide = (cards: HTMLElement[], before: number[]): void => {
  if (prefersReducedMotion()) return
  cards.forEach((card, index) => {
    const by = (before[index] ?? 0) - card.offsetTop
    if (by) card.animate({ translate: [`0 ${by}px`, '0 0'] }, { composite: 'add', duration: 200, easing: 'ease-out' })
  })
}

export const removeFromStack = (card: HTMLElement): void => {
  const others = [...stack.children].filter((other) => other !== card) as HTMLElement[]
  const before = others.map(({ offsetTop }) => offsetTop)
  card.remove()
  glide(others, before)
  if (others.length) return
  leave()
  leave = () => {}
  host.remove()
}
