import type { Subject } from '../columns/column'

/** A column of the tables of whole pages: the scripts of one, and what they need in it. */
export interface ReplacingColumn extends Subject {
  /** Attributes that elements of the page need, by the ids of these. */
  attributes?: Record<string, string>
  /** The page's form, if it needs markup of its own. @param origin of its server */
  form?: (origin: string) => string
  /** A visitor writes to the owner: the values to type, by the selectors of their fields, the button, and the element that says thanks. */
  lead?: { fields: Record<string, string>; button: string; thanks: string }
}

/** A page, and what makes it work. */
export interface ReplacedPage {
  /** Key in results.json, and the folder of its html. */
  name: 'builder' | 'site'
  title: string
  columns: ReplacingColumn[]
}
