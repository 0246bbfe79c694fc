import { linked } from '../../files/links'
import { type Child, el, type Markup } from '../../lib/markup'
import type { Element } from '../document'
import { film } from './background'
import { common } from './common'
import type { Render, Scope } from './context'
import { countdown } from './elements/countdown'
import { form } from './elements/form'
import { menu } from './elements/menu'
import { questions } from './elements/questions'
import { schedule } from './elements/schedule'
import { widget } from './elements/widget'
import { image } from './picture'
import { pressed } from './press'
import { lines, paragraphs } from './text'

const video: Render<'video'> = (element, scope) => el('div', common(element, 'video'), film(element.video, scope))

const text: Render<'text'> = (element) =>
  el('div', common(element, `text${element.look ? ` text-${element.look}` : ''}`), paragraphs(element.text))

const quote: Render<'quote'> = (element, scope) => {
  const { text, by, picture } = element
  return el(
    'figure',
    common(element, 'quote'),
    el('blockquote', {}, paragraphs(text)),
    el('figcaption', {}, picture && image(picture, scope), el('span', {}, linked(by))),
  )
}

const price: Render<'price'> = (element) => {
  const { amount, per, note } = element
  return el(
    'div',
    common(element, 'price'),
    el('p', {}, el('strong', {}, amount), per !== undefined && [' ', el('span', {}, linked(per))]),
    note !== undefined && el('p', { class: 'note' }, linked(note)),
  )
}

const picture: Render<'picture'> = (element, scope) => {
  const { action, look = 'plain' } = element
  const attributes = common(element, `picture picture-${look}`)
  const picture = image(element.picture, scope)
  return action ? pressed(element, attributes, picture) : el('div', attributes, picture)
}

const list: Render<'list'> = (element) => {
  const { items, look } = element
  const numbered = look === 'numbers'
  return el(
    numbered ? 'ol' : 'ul',
    // Safari does not announce a list without bullets, unless it has the role.
    { ...common(element, `list list-${look}`), role: 'list' },
    items.map((item) => el('li', {}, linked(item))),
  )
}

const heading: Render<'heading'> = (element) => {
  const { level, text } = element
  return el(`h${level}`, common(element, `heading-${level}`), lines(text))
}

const figures: Render<'figures'> = (element) =>
  el(
    'ul',
    { ...common(element, 'figures'), role: 'list' },
    element.items.map(({ figure, text }) => el('li', {}, el('strong', {}, figure), ' ', el('span', {}, linked(text)))),
  )

const eyebrow: Render<'eyebrow'> = (element) => el('p', common(element, 'eyebrow'), linked(element.text))

const divider: Render<'divider'> = (element) => el('hr', common(element, 'divider'))

const button: Render<'button'> = (element) =>
  pressed(element, common(element, `button button-${element.look}`), element.text)

/** Each paragraph is a direct child, because widgets count them. */
const article: Render<'article'> = (element) =>
  el(
    'article',
    { ...common(element, 'article'), 'data-wisp-article': '' },
    element.paragraphs.map((paragraph) => el('p', {}, lines(paragraph))),
  )

const KINDS: { [T in Element['type']]: Render<T> } = {
  article,
  button,
  countdown,
  divider,
  eyebrow,
  figures,
  form,
  heading,
  list,
  menu,
  picture,
  price,
  questions,
  quote,
  schedule,
  text,
  video,
  widget,
}

// The row of a type takes elements of that type, which the compiler cannot follow.
const render = (element: Element, scope: Scope): Markup =>
  (KINDS[element.type] as (element: Element, scope: Scope) => Markup)(element, scope)

/** Buttons that follow each other stand in one row. */
export const renderElements = (list: readonly Element[], scope: Scope): Child => {
  const rows: Element[][] = []
  for (const element of list) {
    const last = rows.at(-1)
    if (element.type === 'button' && last?.[0]?.type === 'button') last.push(element)
    else rows.push([element])
  }
  return rows.map((row) => {
    const rendered = row.map((element) => render(element, scope))
    return row[0]?.type === 'button' ? el('div', { class: 'buttons' }, rendered) : rendered
  })
}
