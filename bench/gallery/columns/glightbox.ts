import { installed, serveFiles, versionOf } from '../../columns/files'
import type { GalleryColumn } from '../column'
import { deferred } from './deferred'

export const gLightbox: GalleryColumn = {
  name: 'glightbox',
  title: `GLightbox ${versionOf('glightbox')}`,
  kind: 'peer',
  entry: '/glightbox.js',
  serve: async () =>
    serveFiles({
      '/glightbox.js': installed('glightbox/dist/js/glightbox.min.js'),
      '/glightbox.css': installed('glightbox/dist/css/glightbox.min.css'),
    }),
  tag: (origin) => deferred(origin, 'glightbox', 'window.gallery = GLightbox()'),
  link: 'class="glightbox" data-gallery="pots"',
  armed: () => 'gallery' in window,
  shows: '.goverlay, .glightbox-container .gslide img',
}
