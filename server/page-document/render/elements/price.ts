import { common } from '../common'
import type { Render } from '../context'
import { el } from '../markup'

export const price: Render<'price'> = (element) => {
  const { amount, per, note } = element
  return el(
    'div',
    common(element, 'price'),
    el('p', {}, el('strong', {}, amount), per !== undefined && [' ', el('span', {}, per)]),
    note !== undefined && el('p', { class: 'note' }, note),
  )
}
