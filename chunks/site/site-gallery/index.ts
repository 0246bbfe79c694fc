/**
 * The light half of the lightbox gallery: finds out which links open in it, and loads the rest when a visitor is about to
 * open one (specification, sections 2 and 4).
 */
import type { PieceChunk } from '../../../shared/page/model/site'
import { run } from './api'
import { describe } from './links'
import { links } from './ready'

export const attach: PieceChunk['attach'] = (element, { load }) => {
  links.load = load
  describe(element)
  return run()
}
