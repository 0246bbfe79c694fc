/** Addresses of the emulated Wix site. */
import type { Piece } from '../piece'

export const ROOT = '/demo/wix/'

export const imageOf = ({ handle }: Piece): string => `/demo/media/${handle}.svg`

export const productPath = ({ handle }: Piece): string => `${ROOT}product-page/${handle}`
