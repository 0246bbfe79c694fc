import type { Element } from '../document'
import type { Render, Scope } from './context'
import { article } from './elements/article'
import { button } from './elements/button'
import { countdown } from './elements/countdown'
import { divider } from './elements/divider'
import { eyebrow } from './elements/eyebrow'
import { figures } from './elements/figures'
import { form } from './elements/form'
import { heading } from './elements/heading'
import { list } from './elements/list'
import { menu } from './elements/menu'
import { picture } from './elements/picture'
import { price } from './elements/price'
import { questions } from './elements/questions'
import { quote } from './elements/quote'
import { schedule } from './elements/schedule'
import { text } from './elements/text'
import { video } from './elements/video'
import { widget } from './elements/widget'
import { type Child, el, type Markup } from './markup'

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
