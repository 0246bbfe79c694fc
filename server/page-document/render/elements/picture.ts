import { common } from '../common'
import type { Render } from '../context'
import { el } from '../markup'
import { image } from '../picture'
import { pressed } from '../press'

export const picture: Render<'picture'> = (element, scope) => {
  const { action, look = 'plain' } = element
  const attributes = common(element, `picture picture-${look}`)
  const content = image(element.picture, scope)
  return action ? pressed(element, attributes, content) : el('div', attributes, content)
}
