import { common } from '../common'
import type { Render } from '../context'
import { pressed } from '../press'

export const button: Render<'button'> = (element) =>
  pressed(element, common(element, `button button-${element.look}`), element.text)
