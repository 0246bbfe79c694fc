/**
 * A column of the tables: ours, a peer, or a limit. One file each, and its row in `table.ts`.
 * Functions marked "in the page" are sent there as text: they see the page's globals alone.
 */
export interface Column {
  /** Names it in results.json. */
  name: string
  title: string
  /** `gallery`: a peer of what shows pictures, compared with nothing else. */
  kind: 'ours' | 'peer' | 'gallery' | 'limit'
  /** What a reader of the tables must know. */
  note?: string
  /** Its server: everything that does not come from the page's own site. */
  serve(): Promise<Served>
  /** What a site pastes into its pages. */
  tag(origin: string): string
  /** Path of the script in that tag, the one thing that a page still has when the server is down. */
  entry: string
  /** In the page: it has done all that it does before anything fires. */
  armed: () => boolean | Promise<boolean>
  /** In the page: the moment has come. `popup` is an id, where a column has several. */
  fire: (popup: string) => unknown
  /** In the page: the popup, once there is one. */
  popup: () => Element | null | undefined
  /** In the page. */
  close: () => unknown
}

export interface Served {
  fetch(request: Request): Response | Promise<Response>
  stop?(): Promise<void>
}

/** A row that another measurement left, told beside ours and compared with nothing. */
export interface Carried {
  title: string
  note: string
  /** By name of the measure. */
  values: Record<string, number>
}
