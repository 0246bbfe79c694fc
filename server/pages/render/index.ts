/**
 * A page document as HTML. It works without a script, except for popups and lead forms; the attributes are those that
 * the page's runtime looks for.
 */
import { el, htmlOf, Markup } from '../../lib/markup'
import type { Element, PageDocument, Picture } from '../document'
import { renderBody } from './body'
import type { PageContext } from './context'
import { sheetOf } from './sheet'

interface RenderedPage {
  /** The look's own tags in the head; title, description and previews of links are not among them. */
  head: string
  /** The children of `body`. */
  body: string
  /** The page's only style sheet. */
  css: string
}

const pictureOf = (element: Element): Picture | undefined => (element.type === 'picture' ? element.picture : undefined)

/** The picture that the visitor sees first: the browser should ask for it before it has read the body. */
const firstPicture = ({ sections }: PageDocument): string | undefined => {
  const first = sections.find(({ size }) => size !== 'bar')
  if (!first) return
  const { columns, picture, video } = first
  const inside = columns.flatMap(({ elements }) => elements).map(pictureOf)
  return picture?.src ?? video?.poster ?? inside.find(Boolean)?.src
}

const renderHead = (document: PageDocument, { address, tag }: PageContext): string => {
  const src = firstPicture(document)
  const preload = src && el('link', { rel: 'preload', as: 'image', href: address(src), fetchpriority: 'high' })
  return htmlOf(preload, new Markup(tag))
}

export const renderPage = (document: PageDocument, context: PageContext): RenderedPage => ({
  head: renderHead(document, context),
  body: renderBody(document, context),
  css: sheetOf(document),
})
