import { el } from '../../../lib/markup'
import { common, safeLink } from '../common'
import type { Render } from '../context'
import { menuButtonId } from '../ids'
import { image } from '../picture'
import { pressed } from '../press'
import { pageWordsOf } from '../words'

/** Without the script, and on wide screens, the list is always there. */
export const menu: Render<'menu'> = (element, scope) => {
  const { id, brand, logo, links, button } = element
  const list = `${id}-list`
  const word = pageWordsOf(scope.document.language).menu
  return el(
    'nav',
    { ...common(element, 'menu'), 'data-wisp-menu': '', 'aria-label': word },
    el('a', { class: 'brand', href: '#' }, logo && image(logo, scope), el('span', {}, brand)),
    el(
      'button',
      {
        type: 'button',
        'data-wisp-menu-toggle': '',
        'aria-expanded': 'false',
        'aria-controls': list,
        'aria-label': word,
      },
      el('span', { class: 'lines' }),
    ),
    el(
      'ul',
      { id: list, 'data-wisp-menu-list': '', role: 'list' },
      links.map(({ text, to }) => el('li', {}, el('a', { href: safeLink(to) }, text))),
      button && el('li', {}, pressed(button, { id: menuButtonId(id), class: 'button button-main' }, button.text)),
    ),
  )
}
