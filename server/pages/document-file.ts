/** A page document as its file has it: ids, spans and sizes of pictures may be missing, and are filled in later. */
import type { Column, Common, Content, DocumentPopup, PageDocument, Section, Theme, Variant } from './document'

type ContentOfWidget = Extract<Content, { type: 'widget' }>

type WrittenContent =
  | Exclude<Content, ContentOfWidget>
  | (Omit<ContentOfWidget, 'option' | 'elements'> & { option?: string; elements: WrittenElement[] })

export type WrittenElement = Omit<Common, 'id'> & { id?: string } & WrittenContent

export interface WrittenColumn extends Omit<Column, 'span' | 'elements'> {
  span?: number
  elements: WrittenElement[]
}

export interface WrittenSection extends Omit<Section, 'id' | 'columns'> {
  id?: string
  columns: WrittenColumn[]
}

type WrittenPopup = Omit<DocumentPopup, 'columns'> & { columns: WrittenColumn[] }
type WrittenVariant = Omit<Variant, 'sections'> & { sections: WrittenSection[] }

export interface WrittenPage extends Omit<PageDocument, 'id' | 'theme' | 'sections' | 'popups' | 'variants'> {
  id?: string
  theme: Partial<Theme>
  sections: WrittenSection[]
  popups: WrittenPopup[]
  variants: WrittenVariant[]
}
