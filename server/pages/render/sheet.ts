/** The page's only style sheet: the colours and fonts of its theme, and the rules for what the page holds. */
import type { Element, PageDocument, Section, Theme } from '../document'
import bar from './css/bar.css?inline'
import base from './css/base.css?inline'
import article from './css/elements/article.css?inline'
import countdown from './css/elements/countdown.css?inline'
import figures from './css/elements/figures.css?inline'
import form from './css/elements/form.css?inline'
import list from './css/elements/list.css?inline'
import menu from './css/elements/menu.css?inline'
import price from './css/elements/price.css?inline'
import questions from './css/elements/questions.css?inline'
import quote from './css/elements/quote.css?inline'
import schedule from './css/elements/schedule.css?inline'
import widget from './css/elements/widget.css?inline'
import media from './css/media.css?inline'
import print from './css/print.css?inline'
import section from './css/section.css?inline'
import text from './css/text.css?inline'
import { coloursOf, type Properties } from './theme/colours'
import { fontsOf } from './theme/fonts'

/** Rules that only pages with such an element have. */
const ELEMENTS: Partial<Record<Element['type'], string>> = {
  article,
  countdown,
  figures,
  form,
  list,
  menu,
  price,
  questions,
  quote,
  schedule,
  widget,
}

const CORNERS: Record<Theme['corners'], Properties> = {
  sharp: { corner: '0px', 'small-corner': '0px', 'button-corner': '0px' },
  soft: { corner: '14px', 'small-corner': '8px', 'button-corner': '8px' },
  round: { corner: '28px', 'small-corner': '14px', 'button-corner': '99px' },
}

const rule = (selector: string, properties: Properties): string =>
  `${selector}{${Object.entries(properties)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`

const typesOf = (elements: Element[]): Element['type'][] =>
  elements.flatMap((element) => [element.type, ...('elements' in element ? typesOf(element.elements) : [])])

type Parts = Pick<PageDocument, 'theme' | 'sections' | 'popups'>

const rulesFor = ({ sections, popups }: Parts): string[] => {
  const used = new Set(
    [...sections, ...popups].flatMap(({ columns }) => columns).flatMap(({ elements }) => typesOf(elements)),
  )
  return Object.entries(ELEMENTS).flatMap(([type, css]) => (used.has(type as Element['type']) ? [css] : []))
}

/** Boxes and popups have the plain look in sections of any look: their rule comes last, so that it applies. */
const looks = ({ theme, sections }: Parts): string[] => {
  const { plain, ...others } = coloursOf(theme)
  const lookNames = new Set<string>(sections.map(({ look }: Section) => look))
  return [
    ...Object.entries(others).flatMap(([look, colours]) =>
      lookNames.has(look) ? [rule(`.look-${look}`, colours)] : [],
    ),
    rule(':root,.look-plain,.box', plain),
  ]
}

export const sheetOf = (document: Parts): string =>
  [
    rule(':root', { ...fontsOf(document.theme), ...CORNERS[document.theme.corners] }),
    ...looks(document),
    ...document.popups.map(({ width }, index) => rule(`.popup-${index}`, { width: `${width}px` })),
    base,
    text,
    section,
    bar,
    media,
    ...rulesFor(document),
    print,
  ].join('')
