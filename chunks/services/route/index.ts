/** Watches for URL changes without a page load. Never stops, because unwrapping `history` would drop later wrappers. */

import type { RouteChunk } from '../../../shared/page/model/route'
import { after, guard, on, type Stop } from '../../../shared/page/platform/dom'
import { pageAddress } from '../../../shared/page/platform/page-address'
import { globalNamed } from '../../../shared/page/platform/safe-dom'
import { isOtherPage, type NavigationKind, type Place, placeOf } from './place'

/** Milliseconds for the router to finish: content and title come next, and maybe another URL. */
const SETTLE_MS = 100
/** A page that comes sooner than this after another one counts only once it has lasted as long: a burst of changes is one page. */
const BURST_MS = 1_000

interface NavigationHistory extends EventTarget {
  currentEntry: { key: string } | null
  activation?: { entry: { key: string } } | null
}

/** How the address before this chunk came about. In browsers that cannot tell, it counts as replaced. */
const earlyWay = (navigation: NavigationHistory | undefined): NavigationKind => {
  const start = navigation?.activation?.entry.key
  return start && start !== navigation.currentEntry?.key ? 'push' : 'replace'
}

const watchHistory = (check: (kind: NavigationKind) => void): void => {
  on(window, 'popstate', () => check('traverse'))
  for (const kind of ['push', 'replace'] as const) {
    const name = `${kind}State` as const
    const original = history[name]
    history[name] = function (...entry) {
      original.apply(this, entry)
      guard(() => check(kind))
    }
  }
}

export const watchRoute: RouteChunk['watchRoute'] = (address, words, onChange, events) => {
  let here = placeOf(address)
  let changedAt = -BURST_MS
  /** The page that is being left, until the address has settled. */
  let leftPlace: Place | undefined
  let cancelPending: Stop | undefined
  /** Entries of the history that belong to this page, by their keys. */
  let entries = new Set<string | undefined>()
  const navigation = globalNamed('navigation') as NavigationHistory | undefined
  /** The next page keeps the events, which its popups would begin without. */
  const withEvents = (action: () => void): void => {
    const siteEvents = events.peek()
    action()
    events.value = siteEvents
  }
  const settle = (): void => {
    const isBack = leftPlace && !isOtherPage(leftPlace, here, 'push', words)
    leftPlace = undefined
    if (isBack) return
    changedAt = performance.now()
    // The page has often said something before its address has settled.
    withEvents(onChange)
  }
  const check = (kind: NavigationKind): void => {
    const before = here
    here = placeOf(pageAddress(), before)
    const key = navigation?.currentEntry?.key
    // Going back to an entry of the same page, whose query was replaced meanwhile.
    const isOther = isOtherPage(before, here, entries.has(key) ? 'replace' : kind, words)
    if (isOther) entries = new Set()
    if (key) entries.add(key)
    if (!isOther) return
    leftPlace ??= before
    events.value = []
    cancelPending?.()
    cancelPending = after(performance.now() - changedAt < BURST_MS ? BURST_MS : SETTLE_MS, settle)
  }
  if (navigation)
    on<Event & { navigationType: NavigationKind | null }>(navigation, 'currententrychange', ({ navigationType }) =>
      check(navigationType ?? 'replace'),
    )
  else watchHistory(check)
  // The URL may have changed while this chunk was loading: the events until now may be the new page's.
  withEvents(() => check(earlyWay(navigation)))
}
