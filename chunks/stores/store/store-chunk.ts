/** Loads the adapter of the page's store, once for the life of the page, and makes a store of it. */
import type { Page } from '../../../shared/page/model/page'
import { adapterChunk, type Store, type StoreChunk } from '../../../shared/page/model/store'
import { reportRejection, type Stop } from '../../../shared/page/platform/dom'
import { formatMoney } from '../../../shared/page/platform/money'
import type { AdapterChunk } from './adapter'
import { createStore, type RunningStore } from './create-store'

/** Stands in where the adapter cannot be loaded. */
const EMPTY_STORE: Store = {
  add: async () => 'failed',
  offers: async () => [],
  thresholds: async () => [],
  cart: async () => undefined,
  cartUrl: () => '/cart',
  money: formatMoney,
  imageAt: (address) => address,
}

export const createStoreChunk = (): StoreChunk => {
  let coming: Promise<RunningStore | undefined> | undefined
  let failed = false
  const make = async (page: Page): Promise<RunningStore | undefined> => {
    try {
      const { adapter } = await page.load<AdapterChunk>(adapterChunk(page))
      return createStore(adapter, page)
    } catch (error) {
      // A later call tries again: the network may be back.
      coming = undefined
      if (!failed) reportRejection(Promise.reject(error))
      failed = true
    }
  }
  const openRunning = (page: Page): Promise<RunningStore | undefined> => {
    coming ??= make(page)
    return coming
  }
  return {
    open: async (page) => (await openRunning(page))?.store ?? EMPTY_STORE,
    run(page, popups) {
      let stop: Stop | undefined
      let stopped = false
      const start = async (): Promise<void> => {
        const running = await openRunning(page)
        if (!stopped) stop = running?.run(popups)
      }
      reportRejection(start())
      return () => {
        stopped = true
        stop?.()
      }
    },
  }
}
