/** Addresses of the emulated Shopify store. */
import type { Piece } from '../piece'

export const ROOT = '/demo/shopify/'

/** Below a folder named as on a shop's own host, so that a width can be asked for. */
export const imageOf = ({ handle }: Piece): string => `/cdn/shop/files/${handle}.svg?v=1`

export const productPath = ({ handle }: Piece): string => `${ROOT}products/${handle}`

/** An optional locale (`fr`, `en-ca`), then the page. */
const PATH = /^\/demo\/shopify\/(?:([a-z]{2}(?:-[a-z]{2})?)(?:\/|$))?(.*)$/

export interface Place {
  /** '' without a prefix. */
  locale: string
  /** `Shopify.routes.root`: always ends in a slash. */
  root: string
  /** The rest of the path, without a slash at either end. */
  page: string
}

export const placeOf = (path: string): Place => {
  const [, locale = '', page = ''] = PATH.exec(path) ?? []
  return { locale, root: locale ? `${ROOT}${locale}/` : ROOT, page: page.replace(/\/$/, '') }
}
