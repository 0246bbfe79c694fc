/** What all pages of the emulated Shopify store have around them, and what Shopify tells scripts about the page. */
import { data, type Markup, markup } from '../markup'
import type { Piece } from '../piece'
import type { Place } from './addresses'
import type { Look } from './look'
import { section } from './sections'

interface PageOptions extends Place {
  /** Shows the consent banner, and nothing is allowed before it is answered. */
  consent: boolean
  /** Somebody has signed in. */
  customer: boolean
}

const CUSTOMER = 7_001_002

const productOf = ({ id, title, kind, price, variants, handle }: Piece) => ({
  id: Number(id),
  gid: `gid://shopify/Product/${id}`,
  vendor: 'Kiln & Field',
  type: kind,
  handle,
  variants: variants.map((variant) => ({
    id: Number(variant.id),
    price,
    name: variants.length > 1 ? `${title} - ${variant.title}` : title,
    public_title: variants.length > 1 ? variant.title : null,
    sku: '',
  })),
})

const PAGE_TYPES = new Map([
  ['', 'home'],
  ['cart', 'cart'],
  ['collections', 'collection'],
  ['products', 'product'],
])

/** Read by the theme's script, which makes Shopify's globals of it. */
export const shopData = (
  { locale, root, page, consent, customer }: PageOptions,
  host: string,
  piece?: Piece,
): Markup => {
  const pageType = PAGE_TYPES.get(page.split('/')[0] ?? '')
  const customerId = customer ? CUSTOMER : undefined
  return data('shop-data', {
    consent,
    shopify: {
      shop: host,
      locale: locale.slice(0, 2) || 'en',
      currency: { active: 'USD', rate: '1.0' },
      country: locale.split('-')[1]?.toUpperCase() ?? 'US',
      theme: { name: 'Kiln', id: 1, role: 'main' },
      routes: { root },
      designMode: false,
    },
    meta: {
      ...(piece && { product: productOf(piece) }),
      page: { pageType, ...(piece && { resourceType: 'product', resourceId: Number(piece.id) }), customerId },
      currency: 'USD',
    },
    st: { a: 1, offset: 0, reqid: '', pageurl: '', u: '', p: pageType, cid: customerId },
  })
}

const header = ({ root, query, cart }: Look): Markup => markup`
<a class="skip" href="#main">Skip to the shop</a>
<header class="top">
  <a class="brand" href="${root}${query}">Kiln <i>&amp;</i> Field</a>
  <nav aria-label="Main">
    <a href="${root}collections/all${query}">Everything</a>
    <a href="${root}collections/tableware${query}">Tableware</a>
    <a href="${root}collections/vases${query}">Vases</a>
  </nav>
  <details class="bag">
    <summary><span>Bag</span> <span data-section="bag-count">${section('bag-count', cart, root)}</span></summary>
    <div class="bag-panel" data-section="mini-cart">${section('mini-cart', cart, root)}</div>
  </details>
</header>`

const banner = markup`
<section class="consent" aria-label="Cookies" hidden>
  <p><strong>May we remember your visit?</strong> It helps us to see which pieces are liked. The bag works either way.</p>
  <p class="actions">
    <button type="button" class="button" data-consent-choice="yes">Yes, you may</button>
    <button type="button" class="button button-quiet" data-consent-choice="no">No, thank you</button>
  </p>
</section>`

const footer = (consent: boolean): Markup => markup`
<footer class="bottom">
  <p><strong>Kiln &amp; Field</strong><br />A shop that exists only to show something else.</p>
  <p>
    ${consent && markup`<button type="button" class="plain" data-consent-again>Cookie choices</button><br />`}
    <a href="/demo/wix/">The plant shop</a><br /><a href="/">Juniper &amp; Clay</a>
  </p>
</footer>`

export const body = (look: Look, main: Markup, { consent }: PageOptions): Markup => markup`
${header(look)}
<main id="main" tabindex="-1">${main}</main>
${footer(consent)}
${consent && banner}`
