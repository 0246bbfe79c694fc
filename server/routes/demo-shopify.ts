/** A demo store that answers as a Shopify theme's own server does. */
import type { Context } from 'hono'
import { belowPath } from '../demo-stores/below-path'
import { markup } from '../demo-stores/markup'
import { existing, sendPage } from '../demo-stores/page'
import { placeOf } from '../demo-stores/shopify/addresses'
import { cartOf, sectionNames, write } from '../demo-stores/shopify/answer'
import { cartJson } from '../demo-stores/shopify/cart-json'
import { body, shopData } from '../demo-stores/shopify/frame'
import { draw } from '../demo-stores/shopify/pages'
import { Refused } from '../demo-stores/shopify/refused'
import { sectionsOf } from '../demo-stores/shopify/sections'
import { Refusal } from '../refusal'
import type { Route, Tools } from '../route'

const PATH = '/demo/shopify/*'
const NEVER_KEPT = { 'Cache-Control': 'no-store' }

const sendStorePage = (c: Context, tools: Tools): Promise<Response> => {
  const { search, searchParams, host } = new URL(c.req.url)
  const place = placeOf(c.req.path)
  const cart = cartJson(cartOf(c, tools.carts).cart, place.root)
  const asked = { ...place, consent: searchParams.has('consent'), customer: searchParams.has('customer') }
  const kept = ['consent', 'customer'].filter((name) => searchParams.has(name))
  const look = { cart, root: place.root, query: kept.length && search ? `?${kept.join('&')}` : '' }
  const drawn = draw(place.page, look) ?? {
    title: 'Nothing here',
    main: markup`<section class="wrap first"><h1>There is nothing at this address</h1></section>`,
  }
  return sendPage(
    c,
    tools,
    {
      title: drawn.title,
      data: shopData(asked, host, drawn.piece),
      body: body(look, drawn.main, asked),
      store: 'shopify',
      consent: asked.consent,
      lang: place.locale || 'en',
    },
    draw(place.page, look) ? 200 : 404,
  )
}

export const shopifyReads: Route = {
  method: 'GET',
  path: PATH,
  handle: belowPath(async (c, tools) => {
    await existing(tools, 'shopify')
    const { page, root } = placeOf(c.req.path)
    const cart = () => cartJson(cartOf(c, tools.carts).cart, root)
    if (/^cart\.js(on)?$/.test(page)) return c.json(cart(), 200, NEVER_KEPT)
    const sections = c.req.query('sections')
    if (sections === undefined) return sendStorePage(c, tools)
    try {
      return c.json(sectionsOf(sectionNames(sections), cart(), root), 200, NEVER_KEPT)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      return c.json({ status: error.status, message: error.message, description: error.description }, error.status)
    }
  }),
}

export const shopifyWrites: Route = {
  method: 'POST',
  path: PATH,
  handle: belowPath(async (c, tools) => {
    await existing(tools, 'shopify')
    const place = placeOf(c.req.path)
    // The page of the cart has a form of its own, which updates the quantities.
    const page = place.page === 'cart' ? 'cart/update' : place.page
    const [, name = '', dotted] = /^cart\/(\w+)(\.js|\.json)?$/.exec(page) ?? []
    const answer = await write(c, tools.carts, name, place, Boolean(dotted))
    if (!answer) throw new Refusal(404, 'There is nothing at this address')
    return answer
  }),
}
