/** The pages of the emulated Shopify store. */
import { type Markup, markup } from '../markup'
import { isSoldOut, type Piece, priceText } from '../piece'
import type { CartItem } from './cart-json'
import { image, type Look, price, type View } from './look'
import { collections, pieces, piecesIn } from './pieces'
import { product } from './product-page'

const card =
  ({ root, query }: Look) =>
  (piece: Piece): Markup =>
    markup`
<li class="card">
  ${image(piece, 640)}
  ${isSoldOut(piece) && markup`<span class="flag">Sold out</span>`}
  <h3><a href="${root}products/${piece.handle}${query}">${piece.title}</a></h3>
  <p class="detail">${piece.detail}</p>
  ${price(piece)}
</li>`

const grid = (look: Look, items: Piece[]): Markup => markup`<ul class="grid">${items.map(card(look))}</ul>`

const home = (look: Look): View => ({
  title: 'Kiln & Field: pottery from one kiln',
  main: markup`
<section class="opening">
  <div>
    <p class="over">Batch nineteen</p>
    <h1>Pottery from one kiln, fired every other Thursday</h1>
    <p class="lead">Each piece is thrown, glazed and packed in the same room. Delivery is on us from $80.</p>
    <a class="button" href="${look.root}collections/all${look.query}">See the shelf</a>
  </div>
  <img src="/cdn/shop/files/studio.svg" width="720" height="600" alt="A potter’s studio with a wheel, shelves and a window" />
</section>
${look.preview && markup`<div class="wrap" data-id="${look.preview}"></div>`}
<section class="wrap">
  <div class="heading-row"><h2>Out of the kiln</h2><a href="${look.root}collections/all${look.query}">Everything</a></div>
  ${grid(look, pieces)}
</section>`,
})

const collection = (look: Look, handle: string): View | undefined => {
  const collection = collections.find((candidate) => candidate.handle === handle)
  if (!collection) return
  const tab = ({ handle: to, title }: { handle: string; title: string }): Markup =>
    markup`<a href="${look.root}collections/${to}${look.query}" ${to === handle && markup`aria-current="page"`}>${title}</a>`
  return {
    title: collection.title,
    main: markup`
<section class="wrap first">
  <h1>${collection.title}</h1>
  <nav class="tabs" aria-label="Collections">${collections.map(tab)}</nav>
  ${grid(look, piecesIn(handle))}
</section>`,
  }
}

const row =
  ({ root, query }: Look) =>
  ({ key, handle, product_title, variant_title, image: src, quantity, line_price }: CartItem, index: number): Markup =>
    markup`
<li class="row" data-line="${index + 1}" data-key="${key}">
  <img src="${src}&width=200" width="100" height="120" alt="" />
  <div><a href="${root}products/${handle}${query}">${product_title}</a><span class="detail">${variant_title ?? ''}</span></div>
  <label class="visually-hidden" for="quantity-${index}">Quantity of ${product_title}</label>
  <input id="quantity-${index}" type="number" name="updates[]" value="${quantity}" min="0" max="99" inputmode="numeric" />
  <span class="row-price">${priceText(line_price)}</span>
  <button type="button" class="plain" data-change="0" data-line="${index + 1}">Remove<span class="visually-hidden"> ${product_title}</span></button>
</li>`

const cartPage = (look: Look): View => ({
  title: 'Your bag',
  main: look.cart.items.length
    ? markup`
<section class="wrap first">
  <h1>Your bag</h1>
  <form method="post" action="${look.root}cart${look.query}">
    <ul class="rows">${look.cart.items.map(row(look))}</ul>
    <p class="bag-total"><span>Together</span> <strong data-total="${look.cart.total_price}">${priceText(look.cart.total_price)}</strong></p>
    <p class="actions">
      <button class="button">Update the bag</button>
      <button type="button" class="plain" data-clear>Empty it</button>
      <a href="${look.root}collections/all${look.query}">Keep looking</a>
    </p>
    <p class="said" role="status"></p>
  </form>
</section>`
    : markup`
<section class="wrap first">
  <h1>Your bag is empty</h1>
  <p class="lead">It holds whatever you like the look of. Delivery is on us from $80.</p>
  <p class="actions"><a class="button" href="${look.root}collections/all${look.query}">See the shelf</a></p>
</section>`,
})

/** Undefined if there is no such page. */
export const draw = (page: string, look: Look): View | undefined => {
  const [folder = '', handle = ''] = page.split('/')
  if (page === '') return home(look)
  if (page === 'cart') return cartPage(look)
  if (folder === 'collections') return collection(look, handle || 'all')
  if (folder === 'products') return product(look, handle)
}
