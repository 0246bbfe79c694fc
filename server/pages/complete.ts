/** Fills in what a page document may leave out: ids by position, spans, colours. */
import { mix } from '../../shared/model/colour'
import type { Column, Element, PageDocument, Section, Theme } from './document'
import type { WrittenColumn, WrittenElement, WrittenPage, WrittenSection } from './document-file'

/** Makes an id of its parts: `s2-1-3` is the third element of the first column of the second section. */
const joined = (...parts: (string | number)[]): string => parts.join('-')

const completeElement = (element: WrittenElement, position: string): Element => {
  const { id = position } = element
  if (element.type !== 'widget') return { ...element, id }
  const { option = id, elements } = element
  return {
    ...element,
    id,
    option,
    elements: elements.map((each, index) => completeElement(each, joined(id, index + 1))),
  }
}

const completeColumn = (column: WrittenColumn, position: string, count: number): Column => ({
  ...column,
  span: column.span ?? Math.max(1, Math.floor(12 / count)),
  elements: column.elements.map((each, index) => completeElement(each, joined(position, index + 1))),
})

const completeColumns = (columns: WrittenColumn[], within: string): Column[] =>
  columns.map((each, index) => completeColumn(each, joined(within, index + 1), columns.length))

const completeSection = (section: WrittenSection, place: number): Section => ({
  ...section,
  id: section.id ?? `s${place + 1}`,
  columns: completeColumns(section.columns, `s${place + 1}`),
})

const PAPER = '#ffffff'
const INK = '#1d2420'
/** The share of the ink in the second paper, unless the document names a colour. */
const SOFT_INK_SHARE = 0.05

const completeTheme = (theme: Partial<Theme>): Theme => {
  const { accent = '#1f6f54', paper = PAPER, ink = INK, font = 'sans', corners = 'soft' } = theme
  const { soft = mix(paper, ink, SOFT_INK_SHARE), headings = font } = theme
  return { accent, paper, ink, soft, font, headings, corners }
}

/** A section of a variant has the ids of the one that it replaces, where it names none. */
const completeVariants = ({ variants, sections }: WrittenPage): PageDocument['variants'] =>
  variants.map((variant) => ({
    ...variant,
    sections: variant.sections.map((section) =>
      completeSection(
        section,
        sections.findIndex(({ id }, index) => (id ?? `s${index + 1}`) === section.id),
      ),
    ),
  }))

/** @param id for a document that names none */
export const complete = (page: WrittenPage, id: string): PageDocument => ({
  ...page,
  id: page.id ?? id,
  theme: completeTheme(page.theme),
  sections: page.sections.map(completeSection),
  popups: page.popups.map((popup) => ({ ...popup, columns: completeColumns(popup.columns, popup.id) })),
  variants: completeVariants(page),
})
