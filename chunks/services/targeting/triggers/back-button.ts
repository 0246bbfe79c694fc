import { all, on } from '../../../../shared/page/platform/dom'
import { source } from '../../../../shared/page/platform/source'

/** Key that marks our history entry in its state, beside the site's own data. */
const HISTORY_MARK = 'wispBack'
const isOurs = (state: unknown): boolean => Boolean((state as Record<string, unknown> | null)?.[HISTORY_MARK])

/** Fires once per page, so that going back again leaves the page. */
let hasFired = false

/** Fires on “back”, which removes a history entry added for it. Never a trap: one entry, once per page. */
export const backButton = source<void>((emit) => {
  // After a reload our entry may exist already.
  let entryUrl = isOurs(history.state) ? location.href : ''
  const addEntry = ({ isTrusted }: Event): void => {
    // Browsers skip entries added without a user activation, and a swipe is none.
    // https://chromium.googlesource.com/chromium/src/+/main/docs/history_manipulation_intervention.md
    if (!isTrusted || entryUrl || hasFired || navigator.userActivation?.hasBeenActive === false) return
    history.pushState({ ...history.state, [HISTORY_MARK]: true }, '')
    entryUrl = location.href
  }
  const stop = all([
    ...['pointerup', 'keyup'].map((type) => on(window, type, addEntry, true)),
    on<PopStateEvent>(window, 'popstate', ({ state }) => {
      // Ignore the popstate events of anchors and of the site's own routes.
      if (!entryUrl || hasFired || isOurs(state) || location.href !== entryUrl) return
      hasFired = true
      emit()
    }),
  ])
  return () => {
    stop()
    if (!isOurs(history.state)) return
    // Remove our entry again, unless the site has added entries above it.
    history.replaceState({ ...history.state, [HISTORY_MARK]: undefined }, '')
    history.back()
  }
})
