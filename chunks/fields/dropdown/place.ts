/** Where a dropdown goes: pure geometry, in px of the layout viewport. */

interface Box {
  left: number
  top: number
  width: number
  height: number
}

interface Place {
  left: number
  /** Of the edge that touches its field: the top one, or the bottom one when it opens upwards. */
  edge: number
  up: boolean
  maxHeight: number
}

/** Between a dropdown and its field, and between it and the edge of what is seen. */
const GAP = 4
const MARGIN = 8

/**
 * Below its field, above it where there is more room than it finds below, and never beyond what is seen.
 * @param seen the visual viewport: what zoom and an on-screen keyboard leave of the page
 * @param wanted the dropdown's own size, with nothing in its way
 */
export const placeFor = (field: Box, seen: Box, wanted: Pick<Box, 'width' | 'height'>, rtl: boolean): Place => {
  const start = rtl ? field.left + field.width - wanted.width : field.left
  const furthest = seen.left + seen.width - MARGIN - wanted.width
  const below = seen.top + seen.height - (field.top + field.height) - GAP - MARGIN
  const above = field.top - seen.top - GAP - MARGIN
  const up = below < wanted.height && above > below
  return {
    left: Math.max(seen.left + MARGIN, Math.min(start, furthest)),
    edge: up ? field.top - GAP : field.top + field.height + GAP,
    up,
    maxHeight: Math.max(0, up ? above : below),
  }
}
