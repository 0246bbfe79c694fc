/** The part of the page that is seen: two fingers may have enlarged the page. */
export interface VisualView {
  /** px of the page. */
  x: number
  y: number
  /** The factor by which the page is enlarged. */
  times: number
}
