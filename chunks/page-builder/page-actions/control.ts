import { all, on, type Stop } from '../../../shared/page/platform/dom'
import { bare } from '../../../shared/page/platform/safe-dom'

/** Elements that the keyboard reaches by itself. */
const CONTROL_SELECTOR = 'a[href],button,input,select,textarea,summary,[tabindex]'

/** The element that a visitor presses: the element with the action itself, or the button that it is around. */
export const controlOf = (holder: HTMLElement): HTMLElement =>
  bare(holder, 'matches')(CONTROL_SELECTOR)
    ? holder
    : (bare(holder, 'querySelector')<HTMLElement>(CONTROL_SELECTOR) ?? holder)

const attribute = (element: HTMLElement, name: string, value: string): Stop => {
  if (bare(element, 'hasAttribute')(name)) return () => {}
  bare(element, 'setAttribute')(name, value)
  return () => bare(element, 'removeAttribute')(name)
}

/** Makes a button of an element with an action that is neither a control nor around one: a picture, for instance. */
export const asButton = (holder: HTMLElement): Stop => {
  if (controlOf(holder) !== holder || bare(holder, 'matches')(CONTROL_SELECTOR)) return () => {}
  return all([
    attribute(holder, 'role', 'button'),
    attribute(holder, 'tabindex', '0'),
    on<KeyboardEvent>(holder, 'keydown', (event) => {
      const { key, target, repeat } = event
      if (target !== holder || (key !== 'Enter' && key !== ' ')) return
      // Space would scroll the page.
      event.preventDefault()
      if (!repeat) holder.click()
    }),
  ])
}
