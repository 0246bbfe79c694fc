export interface EdgesChunk {
  /** Keeps everything that floats over the page from covering each other, from now on. Safe to call twice. */
  watch(): void
}
