import { el, type Markup } from '../../lib/markup'
import type { Picture } from '../document'
import type { Scope } from './context'

/** Pictures below the first section are fetched when the visitor comes near them. */
export const image = (
  { src, alt, width, height }: Picture,
  { address, first }: Pick<Scope, 'address' | 'first'>,
  name?: string,
): Markup =>
  el('img', {
    class: name,
    src: address(src),
    alt,
    width,
    height,
    ...(first ? { fetchpriority: 'high' } : { loading: 'lazy', decoding: 'async' }),
  })
