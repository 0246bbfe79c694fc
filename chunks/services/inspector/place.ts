/** Keeps the panel within reach whatever opens, and off the button that closes a popup. */
import { OPEN_MODAL } from '../../../shared/page/platform/modals'
import { doc } from '../../../shared/page/platform/safe-dom'

/** Searches the page and all of our shadow roots except the panel's. */
const within = (selector: string): HTMLElement[] =>
  [doc, ...[...doc.querySelectorAll('wisp-popup,wisp-teaser')].map(({ shadowRoot }) => shadowRoot)].flatMap((root) => [
    ...(root?.querySelectorAll<HTMLElement>(selector) ?? []),
  ])

const overlaps = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const covers = (panel: Element): boolean => {
  const box = panel.getBoundingClientRect()
  return within('[part~=close]').some((close) => overlaps(box, close.getBoundingClientRect()))
}

/** If neither side has room, the panel stays where it is. */
const dodge = (panel: Element): void => {
  if (!covers(panel)) return
  panel.toggleAttribute('data-aside')
  if (covers(panel)) panel.toggleAttribute('data-aside')
}

/** Puts the panel on top of the top layer. Moving it loses focus and scroll position, so both are restored. */
const raise = ({ activeElement, host }: ShadowRoot, panel: HTMLElement, home: Element): void => {
  const body = panel.querySelector('.body')
  const scrolled = body?.scrollTop ?? 0
  if (host.parentNode !== home) home.append(host)
  panel.hidePopover?.()
  panel.showPopover?.()
  if (body) body.scrollTop = scrolled
  if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true })
}

/**
 * The element that a press in the middle of `element` would hit, as seen from its document or shadow root. Inert
 * elements are never hit.
 */
const metAt = (element: Element, root = element.getRootNode() as Document | ShadowRoot): Element | null => {
  const { height, left, top, width } = element.getBoundingClientRect()
  return root.elementFromPoint(left + width / 2, top + height / 2)
}

/** The modal window that was opened last: it makes everything else inert, earlier modal windows included. */
const modalOnTop = (): HTMLElement | undefined => {
  const modals = within(OPEN_MODAL)
  return modals.find((modal) => modal.contains(metAt(modal))) ?? modals.at(-1)
}

/**
 * The elements that may cover the panel: the top layer is ordered by time of opening. Older browsers ignore unknown selectors only
 * inside `:is()`.
 */
const others = (): Element[] => within(`[popover]:is(:popover-open),${OPEN_MODAL}`)

/**
 * True if a press on the panel's header would hit something else: a bar that has come back, or an element of the page.
 */
const isCovered = ({ host }: ShadowRoot, panel: HTMLElement): boolean =>
  [...panel.querySelectorAll('header > *')].some((part) => {
    const hit = metAt(part, document)
    return hit && hit !== host && !hit.shadowRoot?.contains(host)
  })

/** Returns a function to call whenever something may have changed. */
export const createPlace = (root: ShadowRoot): (() => void) => {
  let below = new Set<Element>()
  return () => {
    const panel = root.querySelector<HTMLElement>('.panel')
    if (!panel) return
    // While a modal window is open, the panel must be inside it. Some pages also remove the panel.
    const home = modalOnTop() ?? doc.documentElement
    const now = others()
    if (root.host.parentNode !== home || now.some((element) => !below.has(element)) || isCovered(root, panel))
      raise(root, panel, home)
    below = new Set(now)
    dodge(panel)
  }
}
