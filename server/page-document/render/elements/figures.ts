import { common } from '../common'
import type { Render } from '../context'
import { el } from '../markup'

export const figures: Render<'figures'> = (element) =>
  el(
    'ul',
    { ...common(element, 'figures'), role: 'list' },
    element.items.map(({ figure, text }) => el('li', {}, el('strong', {}, figure), ' ', el('span', {}, text))),
  )
