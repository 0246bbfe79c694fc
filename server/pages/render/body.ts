import { type Child, el, htmlOf, Markup } from '../../lib/markup'
import type { PageDocument, Section } from '../document'
import type { PageContext, Scope } from './context'
import { renderElements } from './element'
import { renderPopup } from './popup'
import { renderSection } from './section'

/** Bars above everything else are the page's header, bars below it the footer. */
const parts = (sections: Section[]): [header: Section[], main: Section[], footer: Section[]] => {
  const isContent = ({ size }: Section): boolean => size !== 'bar'
  const start = sections.findIndex(isContent)
  const end = sections.findLastIndex(isContent) + 1
  return start < 0 ? [[], sections, []] : [sections.slice(0, start), sections.slice(start, end), sections.slice(end)]
}

export const renderBody = (document: PageDocument, { address, data }: PageContext): string => {
  const [header, main, footer] = parts(document.sections)
  const scope = (first: boolean): Scope => ({ document, address, first, elements: renderElements })
  const part = (tag: string, sections: Section[]): Child =>
    sections.length > 0 &&
    el(
      tag,
      {},
      sections.map((section) => renderSection(section, scope(section === main[0] || tag === 'header'))),
    )
  return htmlOf(
    part('header', header),
    part('main', main),
    part('footer', footer),
    document.popups.map((popup, index) => renderPopup(popup, index, scope(false))),
    // The script cannot contain its own end tag: `data` is escaped.
    new Markup(`<script type="application/json" data-wisp-page>${data}</script>`),
  )
}
