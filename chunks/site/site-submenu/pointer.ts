/** Sub-menus by mouse, pen and finger. */
import { after, all, on, type Stop } from '../../../shared/platform/dom'
import type { Menu } from './menu'
import { leadsOn } from './parts'

/** Milliseconds until it closes: the way to a link in the list may lead past its corner. */
const LEAVE = 250

/** Milliseconds until another one opens while one is open: that way may also lead across its neighbour. */
const CROSS = 120

/** A finger does not hover, and a pressed button draws or selects. */
const hovers = ({ pointerType, buttons }: PointerEvent): boolean => pointerType !== 'touch' && !buttons

const watchHover = (menu: Menu, opened: () => void): Stop => {
  const { element, hasOpenSibling, isOpen, isUsed, set } = menu
  let stopTimer: Stop = () => {}
  const wait = (ms: number, then: () => void): void => {
    stopTimer()
    stopTimer = after(ms, then)
  }
  const open = (): void => {
    if (isOpen()) return
    set(true)
    opened()
  }
  const leave = (): void =>
    wait(LEAVE, () => {
      if (isOpen() && !isUsed()) set(false)
    })
  return all([
    () => stopTimer(),
    on<PointerEvent>(element, 'pointerenter', (event) => {
      if (!hovers(event)) return
      stopTimer()
      if (hasOpenSibling()) wait(CROSS, open)
      else open()
    }),
    on<PointerEvent>(element, 'pointerleave', ({ pointerType }) => {
      if (pointerType !== 'touch') leave()
    }),
    // A press beside it. Later, because what moves now could be hit by the click that follows.
    on(document, 'pointerup', ({ target }) => {
      if (isOpen() && !element.contains(target as Node)) leave()
    }),
  ])
}

export const followPointer = (menu: Menu): Stop => {
  const { isOpen, list, opener, set } = menu
  /** What pressed the opener. A screen reader on a phone presses without any of these events. */
  let by = ''
  /** The pointer has opened it a moment ago; a click on the opener must not close it. */
  let hovered = false
  const press = (event: Event): void => {
    const byTouch = by ? !/mouse|key/.test(by) : matchMedia('(hover: none)').matches
    const keep = hovered && by === 'mouse'
    by = ''
    hovered = false
    if (!leadsOn(opener)) set(!isOpen() || keep)
    else if (byTouch && !isOpen()) set(true)
    else return
    event.preventDefault()
  }
  return all([
    watchHover(menu, () => {
      hovered = true
    }),
    on<PointerEvent>(opener, 'pointerdown', ({ pointerType }) => {
      by = pointerType
    }),
    on<KeyboardEvent>(opener, 'keydown', () => {
      by = 'key'
    }),
    on(opener, 'click', press),
    // A link within the page leaves this page, with its menu, where it is.
    on(list, 'click', ({ target }) => {
      const link = (target as Element).closest('a[href]')
      if (link && !link.hasAttribute('aria-expanded')) set(false)
    }),
  ])
}
