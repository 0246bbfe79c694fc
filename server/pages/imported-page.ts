/** What counting hits needs to know of the pages that were imported here. */

export interface ImportedPage {
  id: string
  site: string
  name: string
  /** Its address on this server. */
  path: string
  /** Names of the variants of its A/B test; none without a test. */
  variants: string[]
  popups: ImportedPart[]
  widgets: ImportedPart[]
  /** What its elements are counted by → what the desk calls them. Absent: elements of any name are counted. */
  elements?: ReadonlyMap<string, string>
}

interface ImportedPart {
  /** Option id: what hits name. */
  id: string
  name: string
  /** How a popup appears. */
  effect: string
}

export interface ImportedPages {
  /** Page ids are unique over all sites. */
  find(id: string): Promise<ImportedPage | undefined>
  ofSite(site: string): Promise<ImportedPage[]>
}
