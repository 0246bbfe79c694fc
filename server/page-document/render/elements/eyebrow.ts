import { common } from '../common'
import type { Render } from '../context'
import { el } from '../markup'

export const eyebrow: Render<'eyebrow'> = (element) => el('p', common(element, 'eyebrow'), element.text)
