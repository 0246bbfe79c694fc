/** Brings components to life when they come near the screen, and not before: most visitors never see all of a page. */
import type { ComponentChunk, PageRuntime } from '../../shared/model/page-builder'
import { guard, reportRejection } from '../../shared/platform/dom'
import { doc } from '../../shared/platform/safe-dom'
import { COMPONENTS, WIDGETS } from '../../shared/wire/page-builder/markup'

/** How far below and above the screen: about what is scrolled while a chunk is being fetched. */
const MARGIN = '400px 0px'

export const watchComponents = (runtime: PageRuntime): void => {
  const { load, page } = runtime
  const chunks = new Map<Element, string[]>()
  const wake = (element: Element, chunk: string): void =>
    reportRejection(load<ComponentChunk>(chunk).then(({ mount }) => mount?.(element as HTMLElement, runtime)))
  const observer = new IntersectionObserver(
    (entries) =>
      guard(() => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue
          observer.unobserve(target)
          for (const chunk of chunks.get(target) ?? []) wake(target, chunk)
        }
      }),
    { rootMargin: MARGIN },
  )
  const watch = (element: Element | null, chunk: string): void => {
    if (!element) return
    chunks.set(element, [...(chunks.get(element) ?? []), chunk])
    observer.observe(element)
  }
  for (const [selector, chunk] of COMPONENTS)
    for (const element of doc.querySelectorAll(selector)) watch(element, chunk)
  for (const id of page.actions.keys()) watch(doc.getElementById(id), 'page-actions')
  for (const element of doc.querySelectorAll(WIDGETS)) wake(element, 'page-widget')
}
