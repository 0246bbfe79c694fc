/** Elements that are pressed: a link where the script is not needed, otherwise a button. */

import { type Attributes, type Child, el, type Markup } from '../../lib/markup'
import type { Common } from '../document'
import { safeLink } from './common'

export const pressed = ({ action }: Pick<Common, 'action'>, attributes: Attributes, ...children: Child[]): Markup => {
  if (action?.do !== 'open-link') return el('button', { type: 'button', ...attributes }, ...children)
  const { to, newTab } = action
  const tab = newTab ? { target: '_blank', rel: 'noopener' } : {}
  return el('a', { href: safeLink(to), ...tab, ...attributes }, ...children)
}
