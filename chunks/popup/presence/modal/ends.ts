/** Tab that leaves the popup at one of its ends comes in at the other one. */
import { all, on, type Stop } from '../../../../shared/page/platform/dom'
import { doc } from '../../../../shared/page/platform/safe-dom'

/** All elements in a node, also in open shadow roots. */
const within = (parent: ParentNode): HTMLElement[] =>
  [...parent.querySelectorAll<HTMLElement>('*')].flatMap((element) => [
    element,
    ...(element.shadowRoot ? within(element.shadowRoot) : []),
  ])

/** The first of these that takes the focus, which only the browser knows. */
const focusFirst = (elements: HTMLElement[], before: Element | null, root: ShadowRoot): boolean =>
  elements.some((element) => {
    // biome-ignore lint/plugin: Tab leads there, so it must come into view.
    if (element.tabIndex >= 0) element.focus()
    return root.activeElement !== before
  })

const END_CLASS = 'wisp-end'

export const isEnd = (target: EventTarget | undefined): boolean =>
  target instanceof Element && target.className === END_CLASS

/** The content of a page's own popup stands beside the shadow root, and is shown in the frame. */
export const joinEnds = (frame: HTMLElement, root: ShadowRoot): Stop => {
  const end = (order: (elements: HTMLElement[]) => HTMLElement[]): HTMLElement => {
    const element = doc.createElement('i')
    element.className = END_CLASS
    element.tabIndex = 0
    element.style.cssText = 'position:fixed;outline:0'
    on(element, 'focus', () => {
      if (!focusFirst(order([...within(frame), ...within(root.host)]), element, root))
        frame.focus({ preventScroll: true })
    })
    return element
  }
  const start = end((elements) => elements.reverse())
  const last = end((elements) => elements)
  frame.before(start)
  frame.after(last)
  return all([() => start.remove(), () => last.remove()])
}
