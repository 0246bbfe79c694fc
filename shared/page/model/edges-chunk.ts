export interface EdgesChunk {
  /** Keeps what floats over the page from covering each other, until nothing does any more. Safe to call twice. */
  watch(): void
}
