/** The triggers that few popups have, by the names of their settings. */
import type { Visitor } from '../../../../shared/model/rules'
import type { Trigger } from '../../../../shared/model/trigger'
import type { WatchedBy } from '../../../../shared/model/trigger-settings'
import type { Signals } from '../../../../shared/platform/signals'
import { cart } from './cart'
import { exitIntentMobile } from './exit-intent-mobile'
import { inactivity } from './inactivity'
import { pageClicks } from './page-clicks'
import { pagesVisited } from './pages-visited'
import { place } from './place'
import { scrollPixel } from './scroll-pixel'
import { sessionDelay } from './session-delay'

/** `commonTriggers`: the loader's own, on which some build. */
export const createTriggers = (visitor: Visitor, commonTriggers: Record<string, Trigger<never>>, signals: Signals) =>
  ({
    exitIntentMobile: exitIntentMobile(visitor),
    sessionDelay: sessionDelay(visitor, commonTriggers.timeDelay as Trigger),
    scrollPixel,
    pageClicks,
    pagesVisited: pagesVisited(visitor),
    inactivity,
    cart: cart(signals),
    place,
  }) satisfies Record<WatchedBy<'targeting'> | 'place', Trigger<never>>
