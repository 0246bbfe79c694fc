/** The page's only style sheet: the colours and fonts of its theme, and the rules that all pages share. */
import { type PageDocument, SECTION_LOOKS, type Theme } from '../document'
import article from './css/article.css?inline'
import base from './css/base.css?inline'
import form from './css/form.css?inline'
import lists from './css/lists.css?inline'
import media from './css/media.css?inline'
import menu from './css/menu.css?inline'
import print from './css/print.css?inline'
import section from './css/section.css?inline'
import text from './css/text.css?inline'
import { coloursOf, type Properties } from './theme/colours'
import { fontsOf } from './theme/fonts'

const RULES = [base, text, section, menu, media, lists, form, article, print].join('')

const CORNERS: Record<Theme['corners'], Properties> = {
  sharp: { corner: '0px', 'small-corner': '0px', 'button-corner': '0px' },
  soft: { corner: '14px', 'small-corner': '8px', 'button-corner': '8px' },
  round: { corner: '28px', 'small-corner': '14px', 'button-corner': '99px' },
}

const rule = (selector: string, properties: Properties): string =>
  `${selector}{${Object.entries(properties)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`

/** Boxes and popups are paper, whatever they stand on. */
const selectorOf = (look: string): string => (look === 'plain' ? ':root,.look-plain,.box' : `.look-${look}`)

export const sheetOf = ({ theme, popups }: Pick<PageDocument, 'theme' | 'popups'>): string => {
  const colours = coloursOf(theme)
  return [
    rule(':root', { ...fontsOf(theme), ...CORNERS[theme.corners] }),
    // `.box` comes first, and inside another look it must win.
    ...[...SECTION_LOOKS].reverse().map((look) => rule(selectorOf(look), colours[look])),
    ...popups.map(({ width }, index) => rule(`.popup-${index}`, { width: `${width}px` })),
    RULES,
  ].join('')
}
