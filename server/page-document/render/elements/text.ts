import { common } from '../common'
import type { Render } from '../context'
import { el } from '../markup'
import { paragraphs } from '../text'

export const text: Render<'text'> = (element) =>
  el('div', common(element, `text${element.look ? ` text-${element.look}` : ''}`), paragraphs(element.text))
