import { all, on } from '../../../shared/page/platform/dom'
import { writtenIn } from '../../../shared/page/platform/page-address'

/** True if an entry of the history was added by us. */
export const isAdded = (state: unknown): boolean => !!writtenIn(state)?.added

/**
 * Going back from an entry of ours closes the gallery. For the page nothing has changed, so its router is not to hear of
 * that, nor of going forward again, which may be long after the gallery has closed. Chrome calls listeners of the window
 * in the order in which they were added: there, a router hears of an entry without a state.
 * @param before the page's own address, to which going back leads
 * @param arrived called when that is the present entry
 */
export const watchBack = (before: string, arrived: () => void): void => {
  let hasLeft = false
  const stop = all([
    on<PopStateEvent>(
      window,
      'popstate',
      (event) => {
        if (hasLeft) stop()
        if (isAdded(event.state) !== hasLeft) return
        event.stopImmediatePropagation()
        if (!hasLeft) arrived()
        hasLeft = true
      },
      true,
    ),
    on<HashChangeEvent>(
      window,
      'hashchange',
      (event) => {
        if (hasLeft && event.newURL === before) event.stopImmediatePropagation()
      },
      true,
    ),
  ])
}
