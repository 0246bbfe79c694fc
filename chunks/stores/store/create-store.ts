/** Makes the store of a page from the adapter of its platform. */

import type { Added } from '../../../shared/model/product-widget'
import type { WispApi } from '../../../shared/page/model/api'
import type { Campaign } from '../../../shared/page/model/campaign'
import type { Page } from '../../../shared/page/model/page'
import type { Popups } from '../../../shared/page/model/popups'
import type { Store } from '../../../shared/page/model/store'
import { after, all, on, type Stop } from '../../../shared/page/platform/dom'
import { formatMoney } from '../../../shared/page/platform/money'
import { globalNamed } from '../../../shared/page/platform/safe-dom'
import type { Adapter } from './adapter'
import { attempt } from './attempt'
import { createFeed } from './feed'
import { fetchOffers } from './offers'
import { createPassiveFeed } from './passive-feed'
import { remember } from './remember'

/** Milliseconds after which the visitor is told that something was added, even if the cart could not be read yet. */
const ADDED_NOTICE_MS = 2_000

export interface RunningStore {
  store: Store
  run(popups: Popups): Stop
}

/** Milliseconds. A popup waits for what it draws, others may wait for their turn after it, and a store may hang. */
const PRODUCTS_WAIT_MS = 4_000

const waiting = (ms: number): Promise<undefined> =>
  new Promise<undefined>((resolve) => after(ms, () => resolve(undefined)))

/** Nothing if it fails or takes too long. */
const inTime = async <T>(action: () => Promise<T[]> | T[] | undefined): Promise<T[]> =>
  (await Promise.race([attempt(action), waiting(PRODUCTS_WAIT_MS)])) ?? []

/** True if a popup needs the cart before it shows, or all the time that it does. Merge tags ask when they are drawn. */
const wantsCart = ({ parts, triggers }: Campaign): boolean => 'cart' in triggers || parts.includes('threshold')

export const createStore = (adapter: Adapter, page: Page): RunningStore => {
  const { signals, storage } = page
  const { cartUrl, imageAt } = adapter
  /** One feed for as long as the page is open: a change is found by comparing with the previous cart. */
  const feed = (adapter.watch ? createFeed : createPassiveFeed)(adapter, page)
  let refused = false
  /** Does what a visitor's own choice in the store's banner asks for. */
  const follow = (isGranted: boolean): void => {
    // Each withdrawal of consent makes the page forget what it has shown, so a repeated refusal must not count as another.
    if (isGranted !== storage.allowed() || !(isGranted || refused))
      (globalNamed('wisp') as WispApi | undefined)?.consent(isGranted)
    refused = !isGranted
  }
  const add = async (items: Parameters<Store['add']>[0]): Promise<Added> => {
    const adding = attempt(() => adapter.add(items, page))
    // A request without an answer may have changed the cart too, but nobody waits for that.
    const reading = feed.readAfter(adding)
    const hasAdded = await adding
    if (hasAdded === undefined) return 'failed'
    if (hasAdded) {
      // A page that is left before it has read the cart would take this for a change by the visitor.
      await Promise.race([reading, waiting(ADDED_NOTICE_MS)])
      return 'added'
    }
    const now = await reading
    if (!now) return 'failed'
    return items.some(({ variant }) => now.lines.some((line) => line.variant === variant)) ? 'in-cart' : 'sold-out'
  }
  return {
    store: {
      add,
      cartUrl,
      imageAt,
      money: formatMoney,
      cart: feed.ready,
      offers: (request) => inTime(() => fetchOffers(adapter, page, request, feed)),
      // An owner's preview shows what visitors see.
      thresholds: () => inTime(() => (page.preview || storage.allowed() ? adapter.thresholds?.(page) : [])),
    },
    run: ({ popups }) =>
      all([
        (page.consent === 'store' && adapter.consent?.(follow)) || (() => {}),
        on(window, 'wisp:cart-wanted', () => {
          feed.watch()
          feed.repeat()
        }),
        remember(adapter, page, feed),
        signals.effect(() => {
          // To listen to a page that announces its cart costs it nothing.
          if (!adapter.watch || popups.value.some(({ campaign }) => wantsCart(campaign))) signals.untracked(feed.watch)
        }),
        feed.stop,
      ]),
  }
}
