import { common } from '../common'
import type { Render } from '../context'
import { el } from '../markup'
import { lines } from '../text'

export const heading: Render<'heading'> = (element) => {
  const { level, text } = element
  return el(`h${level}`, common(element, `heading-${level}`), lines(text))
}
