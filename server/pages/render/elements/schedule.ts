import { linked } from '../../../files/links'
import { el } from '../../../lib/markup'
import { common } from '../common'
import type { Render } from '../context'

export const schedule: Render<'schedule'> = (element) =>
  el(
    'ol',
    { ...common(element, 'schedule'), role: 'list' },
    element.items.map(({ time, text, note }) =>
      el(
        'li',
        {},
        el('span', { class: 'time' }, time),
        ' ',
        el('div', {}, el('strong', {}, linked(text)), note !== undefined && el('p', {}, linked(note))),
      ),
    ),
  )
