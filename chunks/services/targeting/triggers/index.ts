/** The triggers that few popups have, by the names of their settings. */

import type { WatchedBy } from '../../../../shared/model/trigger-settings'
import type { CustomTriggersChunk } from '../../../../shared/page/model/custom-triggers-chunk'
import type { Page } from '../../../../shared/page/model/page'
import type { Visitor } from '../../../../shared/page/model/rules'
import type { Trigger } from '../../../../shared/page/model/trigger'
import type { TriggersChunk } from '../../../../shared/page/model/triggers-chunk'
import { after } from '../../../../shared/page/platform/dom'
import { later } from '../../../../shared/page/platform/later'
import { findPlaces, lookForPlaces, placeSelector } from '../../../../shared/page/platform/places'
import { backButton } from './back-button'
import { cart } from './cart'
import { inactivity } from './inactivity'
import { leaving } from './leaving'
import { pageClicks } from './page-clicks'

/** Seconds on the website, over all its pages. The remaining time passes on this page. */
const sessionDelay =
  (visitor: Visitor, timeDelay: Trigger): Trigger =>
  (onProgress, seconds, load) => {
    const passed = (visitor.now() - (visitor.trail().session || visitor.now())) / 1000
    const remaining = Math.max(seconds - passed, 0)
    // Report exactly `seconds` at the end, because the sum may be slightly less by rounding.
    return timeDelay((elapsed) => onProgress(elapsed < remaining ? passed + elapsed : seconds), remaining, load)
  }

/** Pixels scrolled from the top. */
const scrollPixel: Trigger = (onProgress, _, load) =>
  later(load<TriggersChunk>('triggers'), ({ scrolled, scroller }) => scrolled(() => onProgress(scroller().top)))

/** Fires when the element for an embedded popup exists on the page, at once or later. */
const place: Trigger<string> = (onProgress, popup) => {
  const selector = placeSelector(popup)
  return lookForPlaces(() => onProgress(findPlaces(selector).length ? 1 : 0))
}

/**
 * Number of pages in this visit, this one included. Fires on the page that reaches the number and on later ones, until
 * the popup has been seen (effective-triggers.ts).
 */
const pagesVisited =
  (visitor: Visitor): Trigger =>
  (onProgress) =>
    after(0, () => onProgress(visitor.trail().visited.length))

/**
 * Exit intent on phones. The back button is watched only if the owner chooses it explicitly, because search engines
 * penalise that.
 */
const exitIntentMobile =
  ({ mobile }: Visitor): Trigger<true | 'back'> =>
  (onProgress, setting, load) => {
    if (!mobile) return () => {}
    const watch = setting === 'back' ? backButton : leaving
    return watch(() => {
      onProgress(1)
      onProgress(0)
    }, load)
  }

/** `commonTriggers`: the loader's own, on which some build. */
export const createTriggers = (
  page: Pick<Page, 'events' | 'signals' | 'visitor'>,
  commonTriggers: Record<string, Trigger<never>>,
) => {
  const { signals, visitor } = page
  return {
    exitIntentMobile: exitIntentMobile(visitor),
    sessionDelay: sessionDelay(visitor, commonTriggers.timeDelay as Trigger),
    scrollPixel,
    pageClicks,
    pagesVisited: pagesVisited(visitor),
    inactivity,
    cart: cart(signals),
    event: (onProgress, setting, load) =>
      later(load<CustomTriggersChunk>('custom-triggers'), (chunk) => chunk.event(page)(onProgress, setting, load)),
    element: (onProgress, setting, load) =>
      later(load<CustomTriggersChunk>('custom-triggers'), (chunk) => chunk.element(onProgress, setting, load)),
    place,
  } satisfies Record<WatchedBy<'targeting'> | 'place', Trigger<never>>
}
