import { common } from '../common'
import type { Render } from '../context'
import { el } from '../markup'

export const divider: Render<'divider'> = (element) => el('hr', common(element, 'divider'))
