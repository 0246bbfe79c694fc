import type { Child, Markup } from '../../lib/markup'
import type { Common, Content, PageDocument } from '../document'

/** The facts that a page needs beside its document. */
export interface PageContext {
  /** Address of a picture or film of the owner's. */
  address(src: string): string
  /** JSON of the script element that describes the page to its runtime, already escaped. */
  data: string
  /** The script tag of the runtime. */
  tag: string
}

/** The means of an element while it is rendered. */
export interface Scope extends Pick<PageContext, 'address'> {
  document: PageDocument
  /** In the first section: its pictures are on the screen at once. */
  first: boolean
  /** Renders the elements of a list. */
  elements(list: readonly (Common & Content)[], scope: Scope): Child
}

export type ContentOf<T extends Content['type']> = Extract<Content, { type: T }>

/** Renders one kind of element. */
export type Render<T extends Content['type']> = (element: Common & ContentOf<T>, scope: Scope) => Markup
