/** The parts of an imported page that its hits are checked against. */

export interface ImportedPage {
  id: string
  site: string
  name: string
  /** The page's address on this server. */
  path: string
  /** Names of the variants of its A/B test; none without a test. */
  variants: string[]
  popups: ImportedPart[]
  widgets: ImportedPart[]
  /** The page's elements: their names in hits → their names in the desk. Absent: elements of any name are counted. */
  elements?: ReadonlyMap<string, string>
}

interface ImportedPart {
  /** Option id: what hits name. */
  id: string
  name: string
  /** The effect with which a popup appears. */
  effect: string
}

export interface ImportedPages {
  /** Page ids are unique over all sites. */
  find(id: string): Promise<ImportedPage | undefined>
  ofSite(site: string): Promise<ImportedPage[]>
}
