import type { Page } from './page'

/**
 * The exports of the route chunk. It is a chunk because few sites are single-page sites, and those do not wait for it.
 */
export interface RouteChunk {
  /**
   * Calls `onChange` if the address names another page than `here`, and for each later page. `words`: the value of
   * `data-spa`. `events` are those of the page: what is said after the address has changed belongs to the next one.
   */
  watchRoute(here: string, words: string, onChange: () => void, events: Page['events']): void
}
