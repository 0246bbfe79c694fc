/** The page of a piece, with a button for each way in which themes add to the cart. */
import { type Markup, markup } from '../markup'
import { isSoldOut, type Piece } from '../piece'
import { image, type Look, price, type View } from './look'
import { pieces } from './pieces'

/** The ways in which themes add to the cart, and what this theme calls them. */
const ADD_METHODS = [
  ['fetch', 'fetch', 'Asks cart/add.js and reads the answer.'],
  ['captured', 'A fetch kept from before', 'The theme kept fetch before any other script ran.'],
  ['xhr', 'XMLHttpRequest', 'As older themes do.'],
  ['unread', 'An answer nobody reads', 'Asks, and never looks at what comes back.'],
  ['event', 'The standard event', 'shopify:cart:lines-update, with a promise.'],
] as const

const methodRow = ([name, title, about]: (typeof ADD_METHODS)[number]): Markup => markup`
<li><button type="button" class="way" data-way="${name}">${title}</button><span>${about}</span></li>`

const choices = ({ variants }: Piece): Markup => {
  const [first] = variants
  if (variants.length === 1) return markup`<input type="hidden" name="id" value="${first?.id}" />`
  const chosen = variants.find(({ stock }) => stock !== 0)
  const option = (variant: Piece['variants'][number]): Markup =>
    markup`<option value="${variant.id}" ${variant === chosen && markup`selected`}>${variant.title}${variant.stock === 0 ? ', sold out' : ''}</option>`
  return markup`<label class="choice">Glaze <select name="id">${variants.map(option)}</select></label>`
}

export const product = (look: Look, handle: string): View | undefined => {
  const piece = pieces.find((candidate) => candidate.handle === handle)
  if (!piece) return
  const sold = isSoldOut(piece)
  return {
    title: piece.title,
    piece,
    main: markup`
<article class="wrap first product">
  <div class="picture">${image(piece, 960)}</div>
  <div class="facts">
    <p class="over">${piece.kind}</p>
    <h1>${piece.title}</h1>
    ${price(piece)}
    <p class="lead">${piece.description}</p>
    <p class="detail">${piece.detail}</p>
    <form class="add" method="post" action="${look.root}cart/add${look.query}" data-product="${piece.id}">
      ${choices(piece)}
      <label class="choice">Quantity <input type="number" name="quantity" value="1" min="1" max="99" inputmode="numeric" /></label>
      <button type="button" class="button" data-way="fetch" data-main>${sold ? 'Ask for it all the same' : 'Add to the bag'}</button>
      <p class="said" role="status"></p>
      <details class="ways">
        <summary>Other ways in which a theme adds</summary>
        <ul>${ADD_METHODS.map(methodRow)}
          <li><button type="submit" class="way" data-way="form">A plain form</button><span>Sends the form and shows the bag’s page.</span></li>
        </ul>
      </details>
    </form>
  </div>
</article>`,
  }
}
