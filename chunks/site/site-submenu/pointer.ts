/** Sub-menus by mouse, pen and finger. */
import { after, all, on, type Stop } from '../../../shared/page/platform/dom'
import type { Menu } from './menu'
import { leadsOn } from './parts'

/** Milliseconds until it closes: the way to a link in the list may lead past its corner. */
const LEAVE_MS = 250

export const followPointer = ({ element, isOpen, isUsed, list, opener, set }: Menu): Stop => {
  let stopTimer: Stop = () => {}
  /** The kind of pointer that pressed the opener. A screen reader on a phone presses without any of the events that tell. */
  let by = ''
  /** The pointer has just opened it; the click that follows must not close it. */
  let hovered = false

  const leave = (): void => {
    stopTimer()
    stopTimer = after(LEAVE_MS, () => {
      if (!isUsed()) set(false)
    })
  }
  const press = (event: Event): void => {
    stopTimer()
    const leads = leadsOn(opener)
    if (leads && !(by ? /touch|pen/.test(by) : matchMedia('(hover:none)').matches)) return
    set(!isOpen() || (hovered && by === 'mouse'))
    // The second tap follows the link, which may stay on this page.
    if (leads && !isOpen()) return
    event.preventDefault()
    by = ''
    hovered = false
  }
  return all([
    () => stopTimer(),
    on<PointerEvent>(element, 'pointerenter', ({ pointerType, buttons }) => {
      // A finger does not hover, and a pressed button draws or selects.
      if (pointerType === 'touch' || buttons) return
      stopTimer()
      hovered = !isOpen()
      set(true)
    }),
    on<PointerEvent>(element, 'pointerleave', ({ pointerType }) => {
      if (pointerType !== 'touch') leave()
    }),
    // A press beside it. Not at once, because what moves then could be hit by the click that follows.
    on(document, 'pointerup', ({ target }) => {
      if (!element.contains(target as Node)) leave()
    }),
    on<PointerEvent>(opener, 'pointerdown', ({ pointerType }) => {
      by = pointerType
    }),
    on(opener, 'keydown', () => {
      by = 'key'
    }),
    on(opener, 'click', press),
    // A link within the page leaves this page, with its menu, where it is. A press that only opens a list in this one does not.
    on(list, 'click', ({ target, defaultPrevented }) => {
      const link = (target as Element).closest('a[href]')
      if (link && !(link.ariaExpanded && defaultPrevented)) set(false)
    }),
  ])
}
