/** The pages of the emulated Wix site. */
import { type Markup, markup } from '../markup'
import { isSoldOut, type Piece, priceText } from '../piece'
import { imageOf, productPath } from './addresses'
import { pieces } from './pieces'

export interface Look {
  /** Added to each link, so that what is tried goes on: `?consent`. */
  query: string
}

interface View {
  title: string
  main: Markup
  /** Shown by this page. */
  piece?: Piece
}

const picture = (piece: Piece): Markup =>
  markup`<img src="${imageOf(piece)}" width="400" height="480" alt="${piece.alt}" />`

const price = ({ price, compareAtPrice }: Piece): Markup =>
  compareAtPrice
    ? markup`<span class="price"><ins><span class="visually-hidden">Now </span>${priceText(price)}</ins> <del><span class="visually-hidden">Before </span>${priceText(compareAtPrice)}</del></span>`
    : markup`<span class="price">${priceText(price)}</span>`

const tile =
  ({ query }: Look) =>
  (piece: Piece): Markup =>
    markup`
<li class="tile">
  ${picture(piece)}
  <div>
    <h3><a href="${productPath(piece)}${query}">${piece.title}</a></h3>
    <p>${piece.detail}</p>
    ${isSoldOut(piece) ? markup`<span class="price">Sold out</span>` : price(piece)}
  </div>
</li>`

const shelf = (look: Look, id: string, title: string, kinds: string[]): Markup => markup`
<section class="wrap shelf" id="${id}" aria-labelledby="${id}-title">
  <h2 id="${id}-title">${title}</h2>
  <ul class="tiles">${pieces.filter(({ kind }) => kinds.includes(kind)).map(tile(look))}</ul>
</section>`

const home = (look: Look): View => ({
  title: 'windowsill: plants and soft things',
  main: markup`
<section class="welcome">
  <div class="wrap welcome-row">
    <div>
      <h1>Something green for the brightest metre of the room</h1>
      <p class="lead">We raise every plant for a year before it leaves, and send it with the pot it likes.</p>
      <a class="button" href="#plants">Meet the plants</a>
    </div>
    <div class="arches" aria-hidden="true">
      <img src="/demo/media/pothos.svg" width="400" height="480" alt="" />
      <img src="/demo/media/fig.svg" width="400" height="480" alt="" />
      <img src="/demo/media/snake-plant.svg" width="400" height="480" alt="" />
    </div>
  </div>
</section>
${shelf(look, 'plants', 'Plants', ['Plants'])}
${shelf(look, 'linen', 'Linen and light', ['Linen', 'Light'])}
<span id="light"></span>`,
})

const choices = ({ variants }: Piece): Markup => {
  const [first] = variants
  if (variants.length === 1) return markup`<input type="hidden" name="variant" value="${first?.id}" />`
  const option = ({ id, title, stock }: Piece['variants'][number]): Markup =>
    markup`<option value="${id}">${title}${stock === 0 ? ', sold out' : ''}</option>`
  return markup`<label class="choice">Pot <select name="variant">${variants.map(option)}</select></label>`
}

const product = (slug: string): View | undefined => {
  const piece = pieces.find(({ handle }) => handle === slug)
  if (!piece) return
  return {
    title: piece.title,
    piece,
    main: markup`
<article class="wrap product">
  ${picture(piece)}
  <div>
    <p class="kind">${piece.kind}</p>
    <h1>${piece.title}</h1>
    ${price(piece)}
    <p class="lead">${piece.description}</p>
    <p>${piece.detail}</p>
    <form class="add">
      ${choices(piece)}
      <label class="choice">Quantity <input type="number" name="quantity" value="1" min="1" max="99" inputmode="numeric" /></label>
      <button class="button">${isSoldOut(piece) ? 'Ask for it all the same' : 'Add to basket'}</button>
      <p class="said" role="status"></p>
    </form>
  </div>
</article>`,
  }
}

const basketPage = ({ query }: Look): View => ({
  title: 'Your basket',
  main: markup`
<section class="wrap basket-page">
  <h1>Your basket</h1>
  <ul class="rows" data-rows></ul>
  <p class="lead" data-basket-empty>There is nothing in it yet. <a href="/demo/wix/${query}">Back to the plants</a></p>
  <p class="basket-sum" data-basket-sum hidden><span>Together</span> <strong></strong></p>
  <p class="actions" data-basket-sum hidden><button type="button" class="button" data-order>Place the order</button></p>
  <p class="said" role="status"></p>
</section>`,
})

/** Undefined if there is no such page. */
export const draw = (path: string, look: Look): View | undefined => {
  if (path === '') return home(look)
  if (path === 'cart-page') return basketPage(look)
  const [folder, slug = ''] = path.split('/')
  if (folder === 'product-page') return product(slug)
}
