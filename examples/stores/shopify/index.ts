/** A demo store that answers as a Shopify theme's own server does. */
import type { Context } from 'hono'
import type { Host, MountedRoute, MountedSite, TimedRule } from '../../../server/mount/public'
import type { ReadPage } from '../../built-page'
import { popupFilesIn } from '../../popup-files'
import { belowPath } from '../below-path'
import type { Carts } from '../carts'
import { markup } from '../markup'
import { DEMO_STORES, exists, sendPage } from '../page'
import { catalogueOf } from '../piece'
import { imageOf, placeOf, productPath, ROOT } from './addresses'
import { cartOf, sectionNames, write } from './answer'
import { cartJson } from './cart-json'
import { body, shopData } from './frame'
import { draw } from './pages'
import { pieces } from './pieces'
import { Refused } from './refused'
import { sectionsOf } from './sections'

const PATH = '/demo/shopify/*'
const NEVER_KEPT = { 'Cache-Control': 'no-store' }

const sendStorePage = (c: Context, read: ReadPage, carts: Carts): Promise<Response> => {
  const { search, searchParams, host } = new URL(c.req.url)
  const place = placeOf(c.req.path)
  const cart = cartJson(cartOf(c, carts).cart, place.root)
  const options = { ...place, consent: searchParams.has('consent'), customer: searchParams.has('customer') }
  const flags = ['consent', 'customer'].filter((name) => searchParams.has(name))
  const look = {
    cart,
    root: place.root,
    query: flags.length && search ? `?${flags.join('&')}` : '',
    preview: searchParams.get('ppt-preview') ?? '',
  }
  const view = draw(place.page, look) ?? {
    title: 'Nothing here',
    main: markup`<section class="wrap first"><h1>There is nothing at this address</h1></section>`,
  }
  return sendPage(
    c,
    read,
    {
      title: view.title,
      data: shopData(options, host, view.piece),
      body: body(look, view.main, options),
      store: 'shopify',
      consent: options.consent,
      lang: place.locale || 'en',
    },
    draw(place.page, look) ? 200 : 404,
  )
}

/** Pages, the cart and sections. */
const answerRead = (c: Context, read: ReadPage, carts: Carts): Response | Promise<Response> => {
  const { page, root } = placeOf(c.req.path)
  const cart = () => cartJson(cartOf(c, carts).cart, root)
  if (/^cart\.js(on)?$/.test(page)) return c.json(cart(), 200, NEVER_KEPT)
  const sections = c.req.query('sections')
  if (sections === undefined) return sendStorePage(c, read, carts)
  try {
    return c.json(sectionsOf(sectionNames(sections), cart(), root), 200, NEVER_KEPT)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return c.json({ status: error.status, message: error.message, description: error.description }, error.status)
  }
}

const answerWrite = async (c: Context, host: Host, carts: Carts): Promise<Response> => {
  const place = placeOf(c.req.path)
  // The page of the cart has a form of its own, which updates the quantities.
  const page = place.page === 'cart' ? 'cart/update' : place.page
  const [, name = '', dotted] = /^cart\/(\w+)(\.js|\.json)?$/.exec(page) ?? []
  return (await write(c, host, carts, { name, place, dotted: Boolean(dotted) })) ?? c.notFound()
}

export const shopifyRoutes = (read: ReadPage, carts: Carts): MountedRoute[] => [
  {
    method: 'GET',
    path: PATH,
    handle: belowPath(async (c, host) => ((await exists(host, 'shopify')) ? answerRead(c, read, carts) : c.notFound())),
  },
  {
    method: 'POST',
    path: PATH,
    handle: belowPath(async (c, host) =>
      (await exists(host, 'shopify')) ? answerWrite(c, host, carts) : c.notFound(),
    ),
  },
]

/** The home page promises the same free delivery. */
const FREE_DELIVERY: TimedRule = {
  targetType: 'shipping_line',
  allocationMethod: 'each',
  targetSelection: 'all',
  threshold: '80.00',
  startsAt: 0,
}

/** What the store sells, as its site's catalogue has it. */
const products = catalogueOf(pieces, { url: productPath, image: imageOf })

/** @param files folder of the examples */
export const shopifySite = (files: string): MountedSite => ({
  key: DEMO_STORES.shopify,
  name: 'Demo of Shopify',
  home: { kind: 'shop', path: ROOT },
  platform: 'shopify',
  content: () => ({ products, rules: [FREE_DELIVERY], popups: popupFilesIn(files, 'stores/shopify') }),
})
