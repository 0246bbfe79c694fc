/** Starts components when they come near the screen, and not before: most visitors never see all of a page. */
import type { ComponentChunk, PageRuntime } from '../../shared/model/page-builder'
import { reportRejection } from '../../shared/platform/dom'
import { FENCED } from '../../shared/platform/owned'
import { bare } from '../../shared/platform/safe-dom'
import { COMPONENTS, WIDGETS } from '../../shared/wire/page-builder/markup'

/** How far below and above the screen: about what is scrolled while a chunk is being fetched. */
const MARGIN = '400px 0px'

export const watchComponents = (runtime: PageRuntime): void => {
  const queryAll = bare(document, 'querySelectorAll')
  const wake = (element: Element, chunk: string): unknown =>
    bare(element, 'closest')(FENCED) ??
    reportRejection(runtime.load<ComponentChunk>(chunk).then(({ mount }) => mount?.(element as HTMLElement, runtime)))
  const watch = (chunk: string, elements: Iterable<Element | null>): void => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue
          observer.unobserve(target)
          wake(target, chunk)
        }
      },
      { rootMargin: MARGIN },
    )
    for (const element of elements) if (element) observer.observe(element)
  }
  for (const [selector, chunk] of COMPONENTS) watch(chunk, queryAll(selector))
  watch('page-actions', [...runtime.page.actions.keys()].map(bare(document, 'getElementById')))
  for (const element of queryAll(WIDGETS)) wake(element, 'page-widget')
}
