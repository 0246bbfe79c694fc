/**
 * A panel that a button opens over everything else. A popover of the browser's top layer, which no scrolling box cuts off and a
 * modal popup does not make inert; it closes by a press outside, by Escape and by leaving it, and gives the focus back.
 */
import { all, on, type Stop } from '../../../shared/platform/dom'
import { doc } from '../../../shared/platform/safe-dom'
import { placeFor } from './place'

interface Dropdown {
  open(): void
  /** Closes it; the focus goes back to the button. */
  close(): void
  stop: Stop
}

interface Parts {
  button: HTMLButtonElement
  panel: HTMLElement
  /** What the panel stands at. */
  field: HTMLElement
  /** Draws the panel's content as it is now, and gives back what puts the focus into it, for when it has its place. */
  fill(): () => void
}

/** Where a browser lacks popovers, widgets leave fields as they are. */
export const canDrop = (): boolean => 'popover' in HTMLElement.prototype

/** A screen without a keyboard beside it: taking a text field's focus would bring one up. */
export const isTouch = (): boolean => matchMedia('(pointer: coarse)').matches

/** What zoom and an on-screen keyboard leave of the page; wherever there are popovers, there is this. */
const seen = visualViewport as VisualViewport

const put = (panel: HTMLElement, field: HTMLElement): void => {
  const { style } = panel
  style.setProperty('--field', `${field.offsetWidth}px`)
  style.maxHeight = style.top = style.bottom = ''
  const { offsetLeft: left, offsetTop: top, width, height } = seen
  const wanted = { width: panel.offsetWidth, height: panel.offsetHeight }
  const rtl = getComputedStyle(field).direction === 'rtl'
  const place = placeFor(field.getBoundingClientRect(), { left, top, width, height }, wanted, rtl)
  style.left = `${place.left}px`
  style.maxHeight = `${place.maxHeight}px`
  if (place.up) style.bottom = `${doc.documentElement.clientHeight - place.edge}px`
  else style.top = `${place.edge}px`
}

/** Follows its field while it is open: the popup may scroll, and an on-screen keyboard may come. */
const follow = (panel: HTMLElement, field: HTMLElement): Stop => {
  const again = ({ target }: Event): void => {
    if (!(target instanceof Node && panel.contains(target))) put(panel, field)
  }
  const scrolled = [field.getRootNode(), window, seen].map((target) => on(target, 'scroll', again, true))
  return all([...scrolled, on(seen, 'resize', again)])
}

const prepare = ({ button, panel, field }: Parts): void => {
  panel.popover = 'auto'
  panel.classList.add('wisp-dropdown')
  // Outside of forms and labels, whose submissions and clicks are not for what is in here.
  ;(field.closest('.wisp-frame') ?? field.getRootNode()).appendChild(panel)
  // Tells the browser that a press on the button is not one outside.
  button.popoverTargetElement = panel
  button.ariaExpanded = 'false'
}

export const createDropdown = (parts: Parts): Dropdown => {
  const { button, panel, field, fill } = parts
  let unfollow: Stop = () => {}
  const isOpen = (): boolean => panel.matches(':popover-open')
  const open = (): void => {
    if (isOpen()) return
    panel.showPopover()
    button.ariaExpanded = 'true'
    const enter = fill()
    put(panel, field)
    unfollow = follow(panel, field)
    enter()
  }
  const close = (): void => {
    if (!isOpen()) return
    panel.hidePopover()
    button.focus({ preventScroll: true })
  }
  const closed = ({ newState }: ToggleEvent): void => {
    if (newState === 'open') return
    unfollow()
    button.ariaExpanded = 'false'
  }
  const keys = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isOpen()) return
    event.preventDefault()
    event.stopPropagation()
    close()
  }
  prepare(parts)
  const stops = [
    on(button, 'click', (event) => {
      event.preventDefault()
      if (isOpen()) close()
      else open()
    }),
    on(panel, 'beforetoggle', closed),
    on(panel, 'keydown', keys),
    on(button, 'keydown', keys),
    () => unfollow(),
    () => panel.remove(),
  ]
  return { open, close, stop: all(stops) }
}
