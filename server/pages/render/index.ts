/**
 * A page document as HTML. It works without a script, except for popups and lead forms; the attributes are those that
 * the page's runtime looks for.
 */
import type { PageDocument } from '../document'
import { renderBody } from './body'
import type { PageContext } from './context'
import { renderHead } from './head'
import { sheetOf } from './sheet'

interface RenderedPage {
  /** The look's own tags in the head; title, description and previews of links are not among them. */
  head: string
  /** The children of `body`. */
  body: string
  /** The page's only style sheet. */
  css: string
}

export const renderPage = (document: PageDocument, context: PageContext): RenderedPage => ({
  head: renderHead(document, context),
  body: renderBody(document, context),
  css: sheetOf(document),
})
