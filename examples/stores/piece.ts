/** What the demo stores sell. Prices are in cents. */
import type { Product } from '../../shared/wire/server/products'

interface PieceVariant {
  id: string
  title: string
  /** Number in stock; absent: as many as anybody wants. */
  stock?: number | undefined
}

export interface Piece {
  id: string
  /** Its name in addresses, and of its picture. */
  handle: string
  title: string
  detail: string
  description: string
  kind: string
  /** Describes the picture. */
  alt: string
  price: number
  compareAtPrice?: number
  variants: PieceVariant[]
}

export interface Found {
  piece: Piece
  variant: PieceVariant
}

export const isSoldOut = ({ variants }: Piece): boolean => variants.every(({ stock }) => stock === 0)

export const findVariant = (pieces: Piece[], id: string): Found | undefined => {
  for (const piece of pieces) {
    const variant = piece.variants.find((candidate) => candidate.id === id)
    if (variant) return { piece, variant }
  }
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const WHOLE = /\.00$/

/** `$68`, or `$9.50`. */
export const priceText = (cents: number): string => dollars.format(cents / 100).replace(WHOLE, '')

interface Addresses {
  url(piece: Piece): string
  image(piece: Piece): string
}

/** The store's products as its site's catalogue has them. */
export const catalogueOf = (pieces: Piece[], { url, image }: Addresses): Product[] =>
  pieces.map((piece) => {
    const { price, compareAtPrice, variants } = piece
    const [first] = variants
    const single = variants.length === 1
    return {
      id: piece.id,
      title: piece.title,
      description: piece.description,
      url: url(piece),
      image: image(piece),
      price,
      compareAtPrice,
      ...(single && first?.stock !== undefined && { quantity: first.stock }),
      // Where the product's own id goes into the cart, it has no variants.
      variants: variants
        .filter(({ id }) => id !== piece.id)
        .map(({ id, title, stock }) => ({ id, title, price, compareAtPrice, quantity: stock })),
    }
  })
