import { el } from '../../../lib/markup'
import { common } from '../common'
import type { Render } from '../context'

/** Hidden until the runtime has moved it to its place in the article. */
export const widget: Render<'widget'> = (element, scope) => {
  const { option, place, paragraph, elements } = element
  return el(
    'aside',
    {
      ...common(element, 'widget'),
      'data-widget-option-id': option,
      'data-wisp-place': place,
      'data-wisp-paragraph': paragraph,
      hidden: true,
    },
    scope.elements(elements, { ...scope, first: false }),
  )
}
