/**
 * What the route chunk exports. It is a chunk because few sites are single-page sites, and those do not wait for it.
 */
export interface RouteChunk {
  /** Calls `changed` if the page's address differs from `here`, and on each later change. */
  watchRoute(here: string, changed: () => void): void
}
