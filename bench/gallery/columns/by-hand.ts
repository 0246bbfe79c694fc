import { readFileSync } from 'node:fs'
import { minify } from 'terser'
import { at } from '../../../build/paths.js'
import { serveFiles } from '../../columns/files'
import type { GalleryColumn } from '../column'

export const byHand: GalleryColumn = {
  name: 'by-hand',
  title: '`<dialog>` by hand',
  kind: 'limit',
  note: 'One picture at a time in a `<dialog>`, over its thumbnail, and the right arrow key.',
  entry: '/by-hand.js',
  async serve() {
    const { code = '' } = await minify(readFileSync(at('bench/gallery/by-hand/by-hand.js'), 'utf8'), { module: true })
    return serveFiles({ '/by-hand.js': code })
  },
  tag: (origin) => `<script type="module" src="${origin}/by-hand.js"></script>`,
  armed: () => 'gallery' in window,
  shows: 'dialog, dialog img',
}
