import { film } from '../background'
import { common } from '../common'
import type { Render } from '../context'
import { el } from '../markup'

export const video: Render<'video'> = (element, scope) =>
  el('div', common(element, 'video'), film(element.video, scope))
