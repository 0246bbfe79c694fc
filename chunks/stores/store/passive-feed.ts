/** The cart of a page that announces it itself: everyone who wants it asks the page. */
import type { Page } from '../../../shared/model/page'
import type { Adapter } from './adapter'
import { attempt } from './attempt'
import type { Feed } from './feed'

const nothing = (): void => {}

export const createPassiveFeed = (adapter: Adapter, page: Page): Feed => ({
  cart: page.signals.signal(undefined),
  readAfter: async () => undefined,
  ready: () => attempt(() => adapter.cart(page)),
  ...{ watch: nothing, repeat: nothing, recall: nothing, stop: nothing },
})
