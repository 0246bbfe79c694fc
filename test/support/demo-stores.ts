/** The demo stores, served by our server, as the stores of browser cases. */
import type { Request } from 'playwright-core'
import { beforeAll, expect } from 'vitest'
import { STORES_APP } from '../../examples/stores/wix/cart-json'
import type { PopupDefinition } from '../../shared/model/popup'
import type { Product } from '../../shared/wire/server/products'
import { withWorld } from './browser'
import { DEMO_STORES, exampleSite } from './examples'
import { settled } from './settled'
import type { Visit } from './visit.page'
import type { World } from './world'

export type Platform = keyof typeof DEMO_STORES
export const PLATFORMS = ['shopify', 'wix'] as const

/** Catalogue of a demo store. */
export const productsOf = (platform: Platform): Product[] => exampleSite(DEMO_STORES[platform]).content().products ?? []

/** A product of the store, by its name in addresses. */
export const pieceOf = (platform: Platform, handle: string): Product => {
  const product = productsOf(platform).find(({ url }) => url.endsWith(`/${handle}`))
  if (!product) throw new Error(`There is no ${handle}`)
  return product
}

/** Path of a page of the store. */
export const storePath = (platform: Platform, path = ''): string => `/demo/${platform}/${path}`

/** A request of the page: to the store, or to our server about the store or the visitor. */
interface Call {
  method: string
  /** Without the store's folder, if it has one. */
  path: string
  query: Record<string, string>
  body: string
  /** Sent by us, not by the store's own script. */
  ours: boolean
}

const callOf = (request: Request): Call => {
  const { pathname, searchParams } = new URL(request.url())
  return {
    method: request.method(),
    path: pathname.replace(/^\/demo\/(shopify|wix)/, ''),
    query: Object.fromEntries(searchParams),
    body: request.postData() ?? '',
    // The scripts of the stores ask for no type, or have a query.
    ours: request.headers().accept === 'application/json' && !pathname.endsWith('/add.js'),
  }
}

export interface StoreVisit extends Visit {
  calls: Call[]
  /** Our reads of the cart. */
  reads(): number
  /** The number of those reads that have ended. */
  ended(): number
  /** Ids of the popups that were shown, in the order of the visit; on all of its pages. */
  shownIds: string[]
  /** Everything under way has come to its end: requests, and what follows a change of the cart a moment later. */
  still(): Promise<void>
}

const READ = /\/cart\.js$|\/carts\/current$/

/** Runs in the page. A timer set now ends after the one that collects changes of the cart (50 ms). */
const later = (): Promise<unknown> => new Promise((end) => setTimeout(end, 60))

type Options = Parameters<World['visit']>[1]

const isRead = ({ method, ours, path }: Call): boolean => ours && method === 'GET' && READ.test(path)

const visitStore = async (world: World, path: string, options: Options = {}): Promise<StoreVisit> => {
  const calls: Call[] = []
  const shownIds: string[] = []
  let ended = 0
  const more = ({ page }: Visit) => ({
    calls,
    shownIds,
    reads: () => calls.filter(isRead).length,
    ended: () => ended,
    async still() {
      await settled(page)
      await page.evaluate(later)
      await settled(page)
    },
  })
  const visit = await world.visit(`${world.wisp}${path}`, {
    ...options,
    async prepare(visit) {
      visit.page.on('request', (request) => calls.push(callOf(request)))
      for (const end of ['requestfinished', 'requestfailed'] as const)
        visit.page.on(end as 'requestfinished', (request) => {
          if (isRead(callOf(request))) ended++
        })
      await visit.page.exposeBinding('noteShown', (_, id: string) => shownIds.push(id))
      await visit.page.addInitScript(() =>
        addEventListener('wisp:show', (event) =>
          (window as unknown as { noteShown(id: string): void }).noteShown((event as CustomEvent).detail.id),
        ),
      )
      await options.prepare?.({ ...visit, ...more(visit) } as Visit)
    },
  })
  return { ...visit, ...more(visit) }
}

/** A world with the demo stores and their catalogues; a case says which popups they have. */
export const withStores = (launch?: Parameters<typeof withWorld>[0]) => {
  const fixture = withWorld(launch)
  beforeAll(async () => {
    const { store } = fixture.world
    for (const platform of PLATFORMS) {
      const key = DEMO_STORES[platform]
      await store.sites.add({ key, name: exampleSite(key).name, cooldown: 0 })
      await store.catalogue.replace(key, 'USD', productsOf(platform))
    }
  })
  return {
    get world() {
      return fixture.world
    },
    async show(platform: Platform, ...popups: PopupDefinition[]) {
      await fixture.world.show()
      for (const popup of popups) await fixture.world.store.popups.save(DEMO_STORES[platform], popup)
    },
    visit: (path: string, options?: Options) => visitStore(fixture.world, path, options),
  }
}

export type Stores = ReturnType<typeof withStores>

/** Waits until exactly these popups have been shown, and nothing more follows. */
export const expectShown = async ({ shownIds, still }: StoreVisit, expectedIds: string[]): Promise<void> => {
  await expect.poll(() => expectedIds.filter((id) => !shownIds.includes(id))).toEqual([])
  await still()
  expect(shownIds.filter((id) => !expectedIds.includes(id))).toEqual([])
}

/** Puts a product into the cart, as another tab would. */
export const putIntoCart = async ({ page }: Visit, platform: Platform, handle: string, quantity = 1): Promise<void> => {
  const { id, variants } = pieceOf(platform, handle)
  const { origin } = new URL(page.url())
  const { request } = page.context()
  if (platform === 'shopify') {
    const data = { id: variants[0]?.id ?? id, quantity }
    expect((await request.post(`${origin}${storePath(platform, 'cart/add.js')}`, { data })).status()).toBe(200)
    return
  }
  const authorization = JSON.parse((await page.locator('#site-data').textContent()) ?? '').token
  const catalogReference = { appId: STORES_APP, catalogItemId: id, options: { variantId: variants[0]?.id ?? id } }
  const added = await request.post(`${origin}/_api/ecom-cart/v1/carts/current/add-to-cart`, {
    headers: { authorization },
    data: { lineItems: [{ quantity, catalogReference }] },
  })
  expect(added.status()).toBe(200)
}

/** The page of the Wix basket moves its own footer when it draws what the site's server has told it. */
export const forgetShifts = ({ page }: StoreVisit): Promise<void> =>
  page.evaluate(() => {
    ;(window as unknown as { observations: { shifts: string[] } }).observations.shifts = []
  })
