/** What all pages of the emulated Wix site have around them, and what the site tells its own script. */
import { data, type Markup, markup } from '../markup'
import type { Piece } from '../piece'
import { imageOf, productPath, ROOT } from './addresses'
import type { Look } from './pages'
import { type Identity, tokenOf } from './token'

const ABOUT = ({ id, title, price, kind, variants }: Piece) => ({
  id,
  name: title,
  category: kind,
  variants,
  price: price / 100,
  currency: 'USD',
})

/** Read by the site's script, which makes Wix's globals of it. */
export const siteData = (identity: Identity, consent: boolean, piece?: Piece): Markup =>
  data('site-data', {
    token: tokenOf(identity),
    consent,
    // The script asks for the version that its site is on.
    version: identity.removed ? 2 : 1,
    product: piece && ABOUT(piece),
    root: ROOT,
    page: piece ? productPath(piece) : ROOT,
    image: piece && imageOf(piece),
  })

const header = ({ query }: Look): Markup => markup`
<a class="skip" href="#main">Skip to the plants</a>
<header class="top">
  <div class="wrap top-row">
    <nav aria-label="Main">
      <a href="${ROOT}${query}#plants">Plants</a>
      <a href="${ROOT}${query}#linen">Linen</a>
      <a href="${ROOT}${query}#light">Light</a>
    </nav>
    <a class="brand" href="${ROOT}${query}">windowsill</a>
    <details class="basket">
      <summary>Basket <span class="basket-count" data-basket-count><span class="visually-hidden">Pieces: </span>0</span></summary>
      <div class="basket-panel">
        <ul data-basket-lines></ul>
        <p data-basket-empty>Nothing in it yet.</p>
        <p class="basket-sum" data-basket-sum hidden><span>Together</span> <strong></strong></p>
        <a class="button" href="${ROOT}cart-page${query}">See the basket</a>
      </div>
    </details>
  </div>
</header>`

const banner = markup`
<section class="consent" aria-label="Cookies" hidden>
  <p><strong>A few cookies?</strong> They tell us which plants people stop at. The basket works without them.</p>
  <p class="actions">
    <button type="button" class="button" data-consent-choice="yes">Accept</button>
    <button type="button" class="button button-quiet" data-consent-choice="no">Decline</button>
  </p>
</section>`

export const body = (look: Look, main: Markup, consent: boolean): Markup => markup`
${header(look)}
<main id="main" tabindex="-1">${main}</main>
<footer class="bottom">
  <div class="wrap">
    <p class="brand">windowsill</p>
    <p>Plants and soft things for the brightest metre of the room. A shop that exists only to show something else.</p>
    <p>
      ${consent && markup`<button type="button" class="plain" data-consent-again>Cookie settings</button> · `}
      <a href="/demo/shopify/">The pottery</a> · <a href="/">Juniper &amp; Clay</a>
    </p>
  </div>
</footer>
${consent && banner}`
