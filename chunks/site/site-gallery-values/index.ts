/** Tells the owner, who looks at the page with `?wisp-inspect`, which durations of an open gallery cannot be read. */
import type { GalleryExtraChunk } from '../../../shared/page/gallery/chunks'
import { numberIn } from '../../../shared/page/platform/owner-values'
import { bare } from '../../../shared/page/platform/safe-dom'

const DURATION_ATTRIBUTES = ['speed-in', 'speed-out', 'change-speed', 'change-fade'].map((name) => `data-${name}`)

export const extend: GalleryExtraChunk['extend'] = ({ items }) => {
  for (const name of DURATION_ATTRIBUTES) {
    // A link's own, or one for all links of a container.
    const elements = new Set(items.map(({ link }) => bare(link, 'closest')(`[${name}]`)))
    for (const element of elements) if (element) numberIn(element, name)
  }
  return () => {}
}
