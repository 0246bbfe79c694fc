/** A view of a popup that had opened by itself. */
export interface CalmView {
  /** Milliseconds since 1970. */
  at: number
  /** When the visitor came to the page on which it was. */
  page: number
}
