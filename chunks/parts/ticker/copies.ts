/**
 * Copies of the line can be seen and pressed. The keyboard, screen readers and forms only have the line itself: it gets the
 * focus when something in a copy is pressed.
 */
import { all, guard, on, type Stop } from '../../../shared/page/platform/dom'

const COPY_SELECTOR = '.wisp-line[aria-hidden]'
/** Elements that the Tab key reaches although their `tabIndex` may be -1. */
const TAB_STOPS = '[contenteditable],audio,video,embed,object'
/** Controls with a value: a press on a copy acts on the original. */
const FIELD_ELEMENTS = 'input,select,textarea,label'

const partsOf = (line: Element): HTMLElement[] => [...line.querySelectorAll<HTMLElement>('*')]

const quieten = (strip: Element): void => {
  for (const copy of strip.querySelectorAll(COPY_SELECTOR))
    for (const part of partsOf(copy)) {
      if (part.tabIndex >= 0 || part.matches(TAB_STOPS)) part.tabIndex = -1
      // Otherwise the form would have it twice, and a group of radio buttons its choice in a copy.
      if (part.matches(FIELD_ELEMENTS))
        for (const name of ['name', 'required', 'data-wisp-field']) part.removeAttribute(name)
    }
}

/** The element in the line itself that stands at the same place. */
const originalOf = (strip: Element, part: Element): HTMLElement | undefined => {
  const copy = part.closest(COPY_SELECTOR)
  return copy && strip.firstElementChild
    ? partsOf(strip.firstElementChild)[partsOf(copy).indexOf(part as HTMLElement)]
    : undefined
}

export const watchCopies = (strip: HTMLElement): Stop => {
  const observer = new MutationObserver(() => guard(() => quieten(strip)))
  observer.observe(strip, { childList: true, subtree: true })
  return all([
    () => observer.disconnect(),
    on(strip, 'focusin', ({ target }) => originalOf(strip, target as Element)?.focus({ preventScroll: true })),
    on(strip, 'click', (event) => {
      const field = (event.target as Element).closest(FIELD_ELEMENTS)
      const original = field && originalOf(strip, field)
      if (!original) return
      event.preventDefault()
      event.stopPropagation()
      original.click()
    }),
    // To show what had the focus, the browser has scrolled the strip.
    on(strip, 'focusout', () => {
      if (getComputedStyle(strip).overflowX === 'hidden') strip.scrollLeft = 0
    }),
  ])
}
