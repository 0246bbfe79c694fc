import type { Attributes } from '../../lib/markup'
import type { Common } from '../document'

/** The attributes that every element has. */
export const common = ({ id, name, hidden }: Common, kind: string): Attributes => ({
  id,
  class: kind,
  'data-wisp-name': name,
  hidden,
})
