/** A menu that folds behind a button on narrow screens. Without this code, its links simply show. */
import type { ComponentChunk } from '../../../shared/page/model/page-builder'
import { isComposed } from '../../../shared/page/platform/composing'
import { conceal, reveal } from '../../../shared/page/platform/conceal'
import { all, on } from '../../../shared/page/platform/dom'
import { menuIn } from './states'

/** Specification, section 9: from 910 px on, the links stand in a row. */
const NARROW_SCREEN_QUERY = '(max-width: 909.98px)'

const isShown = (element: HTMLElement): boolean => element.getClientRects().length > 0

export const mount: NonNullable<ComponentChunk['mount']> = (element, runtime) => {
  const menu = menuIn(element, runtime)
  if (!menu) return () => {}
  const { panel, restore, show, toggle } = menu
  const narrow = matchMedia(NARROW_SCREEN_QUERY)
  const isButton = toggle instanceof HTMLButtonElement
  let open = false
  let plain: boolean | undefined

  const setOpen = (now: boolean): void => {
    open = now && !plain
    show(open, plain === true)
    toggle.setAttribute('aria-expanded', `${open}`)
  }
  /** A page whose own style sheet shows no toggle has no other way to its links than showing them. */
  const look = (): void => {
    if (isButton) (narrow.matches ? reveal : conceal)(toggle)
    const now = !(narrow.matches && isShown(toggle))
    if (now === plain) return
    plain = now
    setOpen(false)
  }
  const isOutside = (target: EventTarget | null): boolean => target instanceof Node && !element.contains(target)
  look()
  return all([
    on(window, 'resize', look),
    on(toggle, 'click', () => setOpen(!open)),
    on<KeyboardEvent>(toggle, 'keydown', (event) => {
      if (isButton || !/^(Enter| )$/.test(event.key)) return
      event.preventDefault()
      setOpen(!open)
    }),
    on<KeyboardEvent>(document, 'keydown', (event) => {
      if (event.key !== 'Escape' || isComposed(event) || !open || event.defaultPrevented) return
      // Otherwise the same press would close a popup, too.
      event.preventDefault()
      setOpen(false)
      toggle.focus({ preventScroll: true })
    }),
    on(document, 'click', ({ target }) => {
      if (open && isOutside(target)) setOpen(false)
    }),
    on<FocusEvent>(element, 'focusout', ({ relatedTarget }) => {
      if (open && isOutside(relatedTarget)) setOpen(false)
    }),
    // A link within the page leaves this page, with its menu, where it is.
    on(panel, 'click', ({ target }) => {
      if (open && target instanceof Element && target.closest('a[href]')) setOpen(false)
    }),
    restore,
  ])
}
