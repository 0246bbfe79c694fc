/**
 * A panel that a button opens over everything else. It is a popover in the top layer: no scroll container clips it, and
 * a modal popup does not make it inert. It closes on a press outside or on Escape, and returns the focus to its button.
 */
import { isComposed } from '../../../shared/page/platform/composing'
import { all, on, type Stop } from '../../../shared/page/platform/dom'
import { doc } from '../../../shared/page/platform/safe-dom'
import { positionFor } from './position'

interface Dropdown {
  open(): void
  /** Closes the panel and returns the focus to the button. */
  close(): void
  stop: Stop
}

interface Parts {
  button: HTMLButtonElement
  panel: HTMLElement
  /** The element that the panel is positioned at. */
  field: HTMLElement
  /** Holds the panel, if that is not the popup with the field. */
  place?: Node | undefined
  /** Draws the panel's content. The returned function focuses it, and is called when the panel is positioned. */
  fill(): () => void
}

/** Without popovers, widgets leave fields as they are. */
export const supportsPopover = (): boolean => 'popover' in HTMLElement.prototype

/** The area that zoom and an on-screen keyboard leave visible. All browsers with popovers have it. */
const viewport = visualViewport as VisualViewport

const position = (panel: HTMLElement, field: HTMLElement): void => {
  const { style } = panel
  style.setProperty('--field', `${field.offsetWidth}px`)
  style.maxHeight = style.top = style.bottom = ''
  const { offsetLeft: left, offsetTop: top, width, height } = viewport
  const size = { width: panel.offsetWidth, height: panel.offsetHeight }
  const rtl = getComputedStyle(field).direction === 'rtl'
  const computed = positionFor(field.getBoundingClientRect(), { left, top, width, height }, size, rtl)
  style.left = `${computed.left}px`
  style.maxHeight = `${computed.maxHeight}px`
  if (computed.up) style.bottom = `${doc.documentElement.clientHeight - computed.edge}px`
  else style.top = `${computed.edge}px`
}

/** Repositions the open panel when something scrolls or the on-screen keyboard opens. */
const trackField = (panel: HTMLElement, field: HTMLElement): Stop => {
  const update = ({ target }: Event): void => {
    if (!(target instanceof Node && panel.contains(target))) position(panel, field)
  }
  const scrolled = [field.getRootNode(), window, viewport].map((target) => on(target, 'scroll', update, true))
  return all([...scrolled, on(viewport, 'resize', update)])
}

const setUp = ({ button, panel, field, place }: Parts): void => {
  panel.popover = 'auto'
  panel.classList.add('wisp-dropdown')
  // Attach it outside of forms and labels, so that its events do not submit or focus anything.
  ;(place ?? field.closest('.wisp-frame') ?? field.getRootNode()).appendChild(panel)
  // Without this the browser takes a press on the button for one outside the popover.
  button.popoverTargetElement = panel
  button.ariaExpanded = 'false'
}

export const createDropdown = (parts: Parts): Dropdown => {
  const { button, panel, field, fill } = parts
  let stopTracking: Stop = () => {}
  const isOpen = (): boolean => panel.matches(':popover-open')
  const open = (): void => {
    if (isOpen()) return
    panel.showPopover()
    button.ariaExpanded = 'true'
    const focusPanel = fill()
    position(panel, field)
    stopTracking = trackField(panel, field)
    focusPanel()
  }
  const close = (): void => {
    if (!isOpen()) return
    panel.hidePopover()
    button.focus({ preventScroll: true })
  }
  const onToggle = ({ newState }: ToggleEvent): void => {
    if (newState === 'open') return
    stopTracking()
    button.ariaExpanded = 'false'
  }
  const onKeydown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isOpen()) return
    // Also of a key that ends a composition, for which some browsers would close the panel.
    event.preventDefault()
    event.stopPropagation()
    if (!isComposed(event)) close()
  }
  setUp(parts)
  const stops = [
    on(button, 'click', (event) => {
      event.preventDefault()
      if (isOpen()) close()
      else open()
    }),
    on(panel, 'beforetoggle', onToggle),
    on(panel, 'keydown', onKeydown),
    on(button, 'keydown', onKeydown),
    () => stopTracking(),
    () => panel.remove(),
  ]
  return { open, close, stop: all(stops) }
}
