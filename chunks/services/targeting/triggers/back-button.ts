import { all, on } from '../../../../shared/platform/dom'
import { source } from '../../../../shared/platform/source'

/** Marks our entry in its state, beside what the site keeps there. */
const MARK = 'wispBack'
const isOurs = (state: unknown): boolean => Boolean((state as Record<string, unknown> | null)?.[MARK])

/** Once a page: who goes back again leaves. */
let spent = false

/** The visitor goes back from an entry that was added to the history for it. Never a trap: one entry, once a page. */
export const backButton = source<void>((tell) => {
  // A reload keeps the entry that was added before it.
  let from = isOurs(history.state) ? location.href : ''
  const add = (): void => {
    // Browsers pass over what was added to a page that nobody has touched; a swipe is no touch to them.
    // https://chromium.googlesource.com/chromium/src/+/main/docs/history_manipulation_intervention.md
    if (from || spent || navigator.userActivation?.hasBeenActive === false) return
    history.pushState({ ...history.state, [MARK]: true }, '')
    from = location.href
  }
  const stop = all([
    on(window, 'pointerup', add),
    on(window, 'keyup', add),
    on<PopStateEvent>(window, 'popstate', ({ state }) => {
      // Links to a place on the page, and the site's own routes, come by here as well.
      if (!from || spent || isOurs(state) || location.href !== from) return
      spent = true
      tell()
    }),
  ])
  return () => {
    stop()
    if (!isOurs(history.state)) return
    // Armed no more: the next back leaves, as if nothing had been added. Below entries of the site it has to stay.
    history.replaceState({ ...history.state, [MARK]: undefined }, '')
    history.back()
  }
})
