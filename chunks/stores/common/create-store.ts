/** Makes a platform's chunk: what all stores have in common, around an adapter. */
import type { WispApi } from '../../../shared/model/api'
import type { Campaign } from '../../../shared/model/campaign'
import type { Page } from '../../../shared/model/page'
import type { Added, StoreChunk } from '../../../shared/model/store'
import { all, on } from '../../../shared/platform/dom'
import { globalNamed } from '../../../shared/platform/safe-dom'
import type { Adapter } from './adapter'
import { attempt } from './attempt'
import { createFeed, type Feed } from './feed'
import { fetchOffers } from './offers'
import { remember } from './remember'

/** Whether a popup needs the cart before it shows, or all the time that it does. Merge tags ask when they are drawn. */
const wantsCart = ({ parts, triggers }: Campaign): boolean => 'cart' in triggers || parts.includes('threshold')

export const createStore = (adapter: Adapter): StoreChunk => {
  /** One for the whole life of the page: only the previous cart tells what has changed. */
  let feed: Feed | undefined
  let refused = false
  const feedOf = (page: Page): Feed => {
    feed ??= createFeed(adapter, page)
    return feed
  }
  /** Does what a visitor's own choice in the store's banner asks for. */
  const follow = ({ storage }: Page, given: boolean): void => {
    // Each withdrawal makes the page forget what it has shown, so a no that is only repeated must not count.
    if (given !== storage.allowed() || !(given || refused)) (globalNamed('wisp') as WispApi | undefined)?.consent(given)
    refused = !given
  }
  return {
    cartUrl: adapter.cartUrl,
    imageAt: adapter.imageAt,
    run(page, { popups }) {
      const own = feedOf(page)
      const { effect, untracked } = page.signals
      return all([
        ...(page.consent === 'store' ? [adapter.consent((given) => follow(page, given))] : []),
        on(window, 'wisp:cart-wanted', () => {
          own.watch()
          own.repeat()
        }),
        remember(adapter, page, own),
        effect(() => {
          if (popups.value.some(({ campaign }) => wantsCart(campaign))) untracked(own.watch)
        }),
        own.stop,
      ])
    },
    cart: (page) => feedOf(page).ready(),
    async add(page, items): Promise<Added> {
      const { read } = feedOf(page)
      const done = await attempt(() => adapter.add(items, page))
      // A request without an answer may have changed the cart too, but nobody waits for that.
      const reading = read(true)
      if (done === undefined) return 'failed'
      const now = await reading
      if (done) return 'added'
      if (!now) return 'failed'
      return items.some(({ variant }) => now.lines.some((line) => line.variant === variant)) ? 'in-cart' : 'sold-out'
    },
    offers: async (page, request) =>
      (await attempt(() => fetchOffers(adapter, page, request, feedOf(page).ready))) ?? [],
    // An owner's preview shows what visitors see.
    thresholds: async (page) =>
      ((page.preview || page.storage.allowed()) && (await attempt(async () => adapter.thresholds?.(page)))) || [],
  }
}
