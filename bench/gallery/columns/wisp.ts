import { serveWisp } from '../../columns/wisp'
import type { GalleryColumn } from '../column'

export const ours: GalleryColumn = {
  name: 'wisp',
  title: 'Wisp',
  kind: 'ours',
  note: 'With the small scripts of a marketing site, of which the gallery is one.',
  entry: '/wisp-site.js',
  serve: () => serveWisp([]),
  tag: (origin) => `<script async src="${origin}/wisp-site.js"></script>`,
  list: 'data-wisp-gallery',
  armed: () => document.querySelector('#thumbs a[aria-controls="wisp-gallery"]') !== null,
  shows: '.wisp-gallery-overlay, .wisp-gallery-frame, .wisp-gallery img',
}
