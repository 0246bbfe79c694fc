import type { Stop } from '../platform/dom'

export interface EdgesChunk {
  /**
   * Keeps what floats over the page from covering each other, until nothing does any more, or until it is stopped. There is
   * one for the page: a second call returns the same stop.
   */
  watch(): Stop
}
