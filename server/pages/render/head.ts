import { el, htmlOf, Markup } from '../../lib/markup'
import type { Element, PageDocument, Picture } from '../document'
import type { PageContext } from './context'

const pictureOf = (element: Element): Picture | undefined => (element.type === 'picture' ? element.picture : undefined)

/** The picture that the visitor sees first: the browser should ask for it before it has read the body. */
const firstPicture = ({ sections }: PageDocument): string | undefined => {
  const first = sections.find(({ size }) => size !== 'bar')
  if (!first) return
  const { columns, picture, video } = first
  const inside = columns.flatMap(({ elements }) => elements).map(pictureOf)
  return picture?.src ?? video?.poster ?? inside.find(Boolean)?.src
}

export const renderHead = (document: PageDocument, { address, tag }: PageContext): string => {
  const src = firstPicture(document)
  const preload = src && el('link', { rel: 'preload', as: 'image', href: address(src), fetchpriority: 'high' })
  return htmlOf(preload, new Markup(tag))
}
