import { installed, serveFiles, versionOf } from '../../columns/files'
import type { GalleryColumn } from '../column'
import { PICTURE_SIZE } from '../pictures'

/** In the page. The core is a module that is loaded on opening. As text, because of the imports. */
const start = (origin: string): string => `
  import PhotoSwipeLightbox from '${origin}/photoswipe-lightbox.js'
  window.gallery = new PhotoSwipeLightbox({
    gallery: '#thumbs',
    children: 'a',
    pswpModule: () => import('${origin}/photoswipe.js'),
  })
  gallery.init()`

export const photoSwipe: GalleryColumn = {
  name: 'photoswipe',
  title: `PhotoSwipe ${versionOf('photoswipe')}`,
  kind: 'peer',
  note: 'Its links need the size of each picture.',
  entry: '/photoswipe-lightbox.js',
  serve: async () =>
    serveFiles({
      '/photoswipe-lightbox.js': installed('photoswipe/dist/photoswipe-lightbox.esm.min.js'),
      '/photoswipe.js': installed('photoswipe/dist/photoswipe.esm.min.js'),
      '/photoswipe.css': installed('photoswipe/dist/photoswipe.css'),
    }),
  tag: (origin) =>
    `<link rel="stylesheet" href="${origin}/photoswipe.css"><script type="module">${start(origin)}</script>`,
  link: `data-pswp-width="${PICTURE_SIZE.width}" data-pswp-height="${PICTURE_SIZE.height}"`,
  armed: () => 'gallery' in window,
  shows: '.pswp__bg, .pswp__img',
}
