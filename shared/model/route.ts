/** What the route chunk exports: few sites are single-page sites, and on those nothing waits for it. */
export interface RouteChunk {
  /** Calls `changed` when the page's address is another than `here` was, and each time it changes from then on. */
  watchRoute(here: string, changed: () => void): void
}
