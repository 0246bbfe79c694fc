/** Where the panel lies: in reach whatever opens, and not over the button that closes a popup. */
import { doc } from '../../../shared/platform/safe-dom'

/** On the page, and in all of ours but the panel itself. */
const within = (selector: string): HTMLElement[] =>
  [doc, ...[...doc.querySelectorAll('wisp-popup,wisp-teaser')].map(({ shadowRoot }) => shadowRoot)].flatMap((root) => [
    ...(root?.querySelectorAll<HTMLElement>(selector) ?? []),
  ])

const overlaps = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

const covers = (panel: Element): boolean => {
  const box = panel.getBoundingClientRect()
  return within('[part~=close]').some((close) => overlaps(box, close.getBoundingClientRect()))
}

/** Where there is room on neither side, it stays. */
const dodge = (panel: Element): void => {
  if (!covers(panel)) return
  panel.toggleAttribute('data-aside')
  if (covers(panel)) panel.toggleAttribute('data-aside')
}

/** Puts it into the top layer, over all that is there. Moving it loses focus and scroll, so they are put back. */
const raise = ({ activeElement, host }: ShadowRoot, panel: HTMLElement, home: Element): void => {
  const body = panel.querySelector('.body')
  const scrolled = body?.scrollTop ?? 0
  if (host.parentNode !== home) home.append(host)
  panel.hidePopover?.()
  panel.showPopover?.()
  if (body) body.scrollTop = scrolled
  if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true })
}

/** What a press in the middle of it would meet, as its page or shadow root sees that; what is inert is never met. */
const metAt = (element: Element, root = element.getRootNode() as Document | ShadowRoot): Element | null => {
  const { height, left, top, width } = element.getBoundingClientRect()
  return root.elementFromPoint(left + width / 2, top + height / 2)
}

/** A modal window makes all but itself inert, and so is every one but the last that was opened. */
const modalOnTop = (): HTMLElement | undefined => {
  const modals = within('dialog:modal')
  return modals.find((modal) => modal.contains(metAt(modal))) ?? modals.at(-1)
}

/** What may lie over the panel: the top layer is in order of opening. Only inside `:is()` may a browser not know a word. */
const others = (): Element[] => within('[popover]:is(:popover-open),dialog:modal')

/** A press on its header would meet something else: a bar that has come back, or what the page has put over it since. */
const isCovered = ({ host }: ShadowRoot, panel: HTMLElement): boolean =>
  [...panel.querySelectorAll('header > *')].some((part) => {
    const met = metAt(part, document)
    return met && met !== host && !met.shadowRoot?.contains(host)
  })

/** To be called whenever something may have changed. */
export const createPlace = (root: ShadowRoot): (() => void) => {
  let below = new Set<Element>()
  return () => {
    const panel = root.querySelector<HTMLElement>('.panel')
    if (!panel) return
    // While a modal window is open, the panel lives in it. Pages take it out, too.
    const home = modalOnTop() ?? doc.documentElement
    const now = others()
    if (root.host.parentNode !== home || now.some((one) => !below.has(one)) || isCovered(root, panel))
      raise(root, panel, home)
    below = new Set(now)
    dodge(panel)
  }
}
