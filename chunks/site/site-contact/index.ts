/** A contact form (`.wpcf7`). */
import type { PieceChunk } from '../../../shared/model/site'
import { attachFields } from './fields'

export const attach: PieceChunk['attach'] = (element) => {
  const form = element.querySelector('form')
  return form ? attachFields(element, form).stop : () => {}
}
