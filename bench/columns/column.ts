/**
 * A column of a table: Wisp, a peer, or a limit. Each has its own file, and a row in `table.ts`. Functions marked
 * "in the page" are sent there as text, so they can use only the page's globals.
 */
export interface Subject {
  /** Key in results.json. */
  name: string
  title: string
  kind: 'ours' | 'peer' | 'limit'
  /** Note for readers of the tables. */
  note?: string
  /** The product's server: every address except those of the page's own site. */
  serve(): Promise<Served>
  /** The HTML that a site pastes into its pages. */
  tag(origin: string): string
  /** Path of the script in that tag, the only file that still loads when the server is down. */
  entry: string
  /** In the page: whether it is ready to open something. */
  armed: () => boolean | Promise<boolean>
}

/** A column of the tables of popups. */
export interface Column extends Subject {
  /** In the page: fires the popup. `popup` is its id, if a column has several. */
  fire: (popup: string) => unknown
  /** In the page: the popup's element, once it exists. */
  popup: () => Element | null | undefined
  /** In the page: closes the popup. */
  close: () => unknown
  /** How a lead is sent: the values to type, by the selectors of their fields, and the button to press. Absent if a column sends none. */
  lead?: { fields: Record<string, string>; button: string }
}

export interface Served {
  fetch(request: Request): Response | Promise<Response>
  stop?(): Promise<void>
}

/** Values measured elsewhere, shown beside ours but not compared. */
export interface Carried {
  title: string
  note: string
  /** By name of the measure. */
  values: Record<string, number>
}
