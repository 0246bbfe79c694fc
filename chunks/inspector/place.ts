/** Where the panel lies: in reach whatever opens, and not over the button that closes a popup. */
import { doc } from '../../shared/safe-dom'

const popups = (): Element[] => [...doc.querySelectorAll('wisp-popup')]
const within = (selector: string): HTMLElement[] =>
  [doc, ...popups().map(({ shadowRoot }) => shadowRoot)].flatMap((root) => [
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

/** To be called whenever something may have changed. */
export const createPlace = (root: ShadowRoot): (() => void) => {
  let raised: [home: Element, newest: Element | undefined] | undefined
  return () => {
    const panel = root.querySelector<HTMLElement>('.panel')
    if (!panel) return
    // A modal window makes all but itself inert: while one is open, the panel lives in it. Pages take it out, too.
    const home = within('dialog:modal').at(-1) ?? doc.documentElement
    // The top layer is in order of opening: a popup that has opened since lies over the panel.
    const newest = popups().at(-1)
    if (raised?.[0] !== home || raised[1] !== newest || root.host.parentNode !== home) raise(root, panel, home)
    raised = [home, newest]
    dodge(panel)
  }
}
