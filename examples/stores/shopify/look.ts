/** What the pages of the emulated Shopify store are drawn from, and how they draw a piece. */
import { type Markup, markup } from '../markup'
import { type Piece, priceText } from '../piece'
import { imageOf } from './addresses'
import type { CartJson } from './cart-json'

/** What a page is drawn from. */
export interface Look {
  cart: CartJson
  root: string
  /** Added to each link, so that what is tried goes on: `?consent`. */
  query: string
  /** The id of the popup that is previewed, which has a place in the page if it is embedded. */
  preview: string
}

export interface View {
  title: string
  main: Markup
  /** Shown by this page. */
  piece?: Piece
}

export const image = (piece: Piece, width: number): Markup =>
  markup`<img src="${imageOf(piece)}&width=${width}" width="400" height="480" alt="${piece.alt}" />`

export const price = ({ price, compareAtPrice }: Piece): Markup =>
  compareAtPrice
    ? markup`<span class="price"><ins><span class="visually-hidden">Now </span>${priceText(price)}</ins> <del><span class="visually-hidden">Before </span>${priceText(compareAtPrice)}</del></span>`
    : markup`<span class="price">${priceText(price)}</span>`
