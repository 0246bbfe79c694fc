import { type Child, el, type Markup } from '../../lib/markup'
import type { Column, Element, Section } from '../document'
import { background } from './background'
import type { Scope } from './context'

/** Pictures beside a text stand at its middle; texts beside each other begin at one height. */
const standsAlone = ({ elements }: Column): boolean =>
  elements.some(({ type }) => type === 'picture' || type === 'video' || type === 'figures')

const arrangement = (columns: Column[]): string => {
  if (columns.every(({ span }) => span === 12)) return ' stack'
  return columns.length === 2 && columns.some(standsAlone) ? ' level' : ''
}

const column = (tag: string, { span, box, elements }: Column, scope: Scope): Markup =>
  el(tag, { class: `column span-${span}${box ? ' box' : ''}` }, scope.elements(elements, scope))

export const renderColumns = (columns: Column[], cards: boolean, scope: Scope): Child => {
  if (cards)
    return el(
      'ul',
      { class: 'columns cards', role: 'list' },
      columns.map((each) => column('li', each, scope)),
    )
  return el(
    'div',
    { class: `columns${arrangement(columns)}` },
    columns.map((each) => column('div', each, scope)),
  )
}

const headingOf = ({ columns, cards }: Section): Element | undefined =>
  // A card's heading names the card.
  cards ? undefined : columns.flatMap(({ elements }) => elements).find(({ type }) => type === 'heading')

export const renderSection = (section: Section, scope: Scope): Markup => {
  const { id, look, size, align, cards, columns } = section
  return el(
    size === 'bar' ? 'div' : 'section',
    { id, class: `section look-${look} size-${size} align-${align}`, 'aria-labelledby': headingOf(section)?.id },
    background(section, scope),
    el('div', { class: 'inner' }, renderColumns(columns, cards, scope)),
  )
}
