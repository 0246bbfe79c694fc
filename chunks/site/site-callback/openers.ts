/** The buttons that open a callback: any number, also such as come later. */
import { all, on, type Stop } from '../../../shared/platform/dom'
import { kept } from '../../../shared/platform/kept'
import { bare, doc } from '../../../shared/platform/safe-dom'
import { isSign, nameSign } from './name'

interface Openers {
  isOpener(element: Element | null): boolean
  /** @param open whether the callback is */
  update(open: boolean): void
  stop: Stop
}

/** px beside a button that its label needs. */
const ROOM = 150

/** The label stands on that side of the button where there is more room for it. */
const place = (opener: HTMLElement): void => {
  const { left, right } = opener.getBoundingClientRect()
  const rooms = [left, doc.documentElement.clientWidth - right]
  if (getComputedStyle(opener).direction === 'rtl') rooms.reverse()
  const [start = 0, end = 0] = rooms
  const room = Math.max(start, end)
  const beside = start > end ? 'start' : 'end'
  opener.setAttribute('data-wisp-label', room < ROOM ? 'above' : beside)
  opener.style.setProperty('--wisp-room', `${room < ROOM ? 240 : room}px`)
}

const describe = (opener: HTMLElement): Stop => {
  const label = opener.getAttribute('data-label') ?? ''
  const restore = kept(opener, ['aria-description', 'aria-expanded', 'aria-label', 'data-wisp-label', 'style'])
  nameSign(opener, label)
  if (!isSign(opener) && !opener.textContent?.includes(label)) opener.setAttribute('aria-description', label)
  return restore
}

export const createOpeners = (panel: Element, press: (opener: HTMLElement, event: MouseEvent) => void): Openers => {
  const selector = `[aria-controls~="${CSS.escape(bare(panel, 'getAttribute')('id') ?? '')}"]`
  const known = new Map<HTMLElement, Stop>()
  let open = false
  const isOpener = (element: Element | null): boolean =>
    Boolean(element && bare(element, 'matches')(selector) && !bare(panel, 'contains')(element))
  const prepare = (opener: HTMLElement): void => {
    if (!known.has(opener)) known.set(opener, describe(opener))
    opener.setAttribute('aria-expanded', `${open}`)
    if (opener.hasAttribute('data-label')) place(opener)
  }
  const openerAt = ({ target }: Event): HTMLElement | null => {
    const opener = target instanceof Element ? bare(target, 'closest')<HTMLElement>(selector) : null
    return isOpener(opener) ? opener : null
  }
  const approach = (event: Event): void => {
    const opener = openerAt(event)
    if (opener) prepare(opener)
  }
  const stop = all([
    ...['pointerover', 'focusin'].map((type) => on(document, type, approach)),
    on<MouseEvent>(document, 'click', (event) => {
      const opener = openerAt(event)
      if (!opener) return
      event.preventDefault()
      press(opener, event)
    }),
    // What shows by hovering has to go without moving the pointer: https://www.w3.org/TR/WCAG22/#content-on-hover-or-focus
    on<KeyboardEvent>(document, 'keydown', ({ key }) => {
      if (key === 'Escape') for (const opener of known.keys()) opener.removeAttribute('data-wisp-label')
    }),
    () => {
      for (const restore of known.values()) restore()
    },
  ])
  return {
    isOpener,
    stop,
    update(now) {
      open = now
      for (const opener of doc.querySelectorAll<HTMLElement>(selector)) if (isOpener(opener)) prepare(opener)
    },
  }
}
