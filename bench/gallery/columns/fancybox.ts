import { installed, serveFiles, versionOf } from '../../columns/files'
import type { GalleryColumn } from '../column'
import { deferred } from './deferred'

export const fancybox: GalleryColumn = {
  name: 'fancybox',
  title: `Fancybox ${versionOf('@fancyapps/ui')}`,
  kind: 'peer',
  note: 'Commercial; its maker allows trials during development. Installed for this comparison only, and not part of Wisp.',
  entry: '/fancybox.js',
  serve: async () =>
    serveFiles({
      '/fancybox.js': installed('@fancyapps/ui/dist/fancybox/fancybox.umd.js'),
      '/fancybox.css': installed('@fancyapps/ui/dist/fancybox/fancybox.css'),
    }),
  tag: (origin) => deferred(origin, 'fancybox', "Fancybox.bind('[data-fancybox]', {}); window.gallery = Fancybox"),
  link: 'data-fancybox="pots"',
  armed: () => 'gallery' in window,
  shows: '.fancybox__backdrop, .fancybox__slide img',
}
