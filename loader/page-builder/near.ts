/**
 * Starts components when they come near the screen, and not before: most visitors never see all of a page. Those that come
 * to the page later are found, too, and those that have left it are stopped.
 */
import type { ComponentChunk, PageRuntime } from '../../shared/page/model/page-builder'
import { guard, reportRejection, type Stop } from '../../shared/page/platform/dom'
import { FENCED_SELECTOR } from '../../shared/page/platform/owned'
import { bare } from '../../shared/page/platform/safe-dom'
import { COMPONENTS, WIDGETS } from '../../shared/wire/page/page-builder/markup'

/** How far below and above the screen: about what is scrolled while a chunk is being fetched. */
const NEAR_MARGIN = '400px 0px'

/** Returns what looks for elements that have come or gone. */
const watch = (selector: string, chunk: string, runtime: PageRuntime): (() => void) => {
  /** Resolves with the stop of what has started. */
  const components = new Map<Element, Promise<Stop | undefined> | undefined>()
  const wake = (element: Element): void => {
    const started: Promise<Stop | undefined> = runtime
      .load<ComponentChunk>(chunk)
      .then(({ mount }) => (components.get(element) === started ? mount?.(element as HTMLElement, runtime) : undefined))
    components.set(element, started)
    reportRejection(started)
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        wake(target)
      }
    },
    { rootMargin: NEAR_MARGIN },
  )
  return () => {
    for (const [element, started] of components) {
      if (bare(element, 'isConnected')) continue
      components.delete(element)
      observer.unobserve(element)
      started?.then(
        (stop) => stop && guard(stop),
        () => {},
      )
    }
    for (const element of bare(document, 'querySelectorAll')(`:is(${selector}):not(${FENCED_SELECTOR})`)) {
      if (components.has(element)) continue
      components.set(element, undefined)
      // A hidden widget is nowhere, and moves at once.
      if (selector === WIDGETS) wake(element)
      else observer.observe(element)
    }
  }
}

export const watchComponents = (runtime: PageRuntime): void => {
  const acting = `${[...runtime.page.actions.keys()].map((id) => `#${CSS.escape(id)}`)}`
  for (const [selector, chunk] of [...COMPONENTS, [acting, 'page-actions'] as const]) {
    const look = watch(selector, chunk, runtime)
    look()
    runtime.changed(look)
  }
}
