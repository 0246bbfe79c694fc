import { common } from '../common'
import type { Render } from '../context'
import { el } from '../markup'

export const list: Render<'list'> = (element) => {
  const { items, look } = element
  const numbered = look === 'numbers'
  return el(
    numbered ? 'ol' : 'ul',
    // Safari does not announce a list without bullets, unless it has the role.
    { ...common(element, `list list-${look}`), role: 'list' },
    items.map((item) => el('li', {}, item)),
  )
}
