/** Computes a dropdown's position, in px of the layout viewport. */

interface Box {
  left: number
  top: number
  width: number
  height: number
}

interface Position {
  left: number
  /** y of the edge at the field: the top edge, or the bottom edge if it opens upwards. */
  edge: number
  up: boolean
  maxHeight: number
}

/** Distance to the field and to the edges of the visual viewport. */
const GAP_PX = 4
const MARGIN_PX = 8

/**
 * Below the field; above it if it does not fit below and there is more room above. Always within the visual viewport.
 * @param viewport the visual viewport: the area that zoom and an on-screen keyboard leave visible
 * @param size the dropdown's natural size
 */
export const positionFor = (field: Box, viewport: Box, size: Pick<Box, 'width' | 'height'>, rtl: boolean): Position => {
  const aligned = rtl ? field.left + field.width - size.width : field.left
  const maxLeft = viewport.left + viewport.width - MARGIN_PX - size.width
  const below = viewport.top + viewport.height - (field.top + field.height) - GAP_PX - MARGIN_PX
  const above = field.top - viewport.top - GAP_PX - MARGIN_PX
  const up = below < size.height && above > below
  return {
    left: Math.max(viewport.left + MARGIN_PX, Math.min(aligned, maxLeft)),
    edge: up ? field.top - GAP_PX : field.top + field.height + GAP_PX,
    up,
    maxHeight: Math.max(0, up ? above : below),
  }
}
