import { el } from '../../../lib/markup'
import { common } from '../common'
import type { Render } from '../context'
import { paragraphs } from '../text'

export const questions: Render<'questions'> = (element) =>
  el(
    'div',
    common(element, 'questions'),
    element.items.map(({ question, answer }) =>
      el(
        'details',
        {},
        el('summary', {}, el('span', {}, question)),
        el('div', { class: 'answer' }, paragraphs(answer)),
      ),
    ),
  )
