import type { Column } from './column'
import { installed, serveFiles, versionOf } from './files'
import { scriptThen } from './tag'

declare const gallery: { loadAndOpen(index: number): void; pswp?: { close(): void } }

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="#2f4f3f"/></svg>'

/** In the page. The core is a module that is loaded on opening. As text, because of the dynamic import. */
const start = `(origin) => {
  window.gallery = new PhotoSwipeLightbox({
    dataSource: [{ src: origin + '/picture.svg', width: 800, height: 600 }],
    pswpModule: () => import(origin + '/photoswipe.js'),
  })
  gallery.init()
}`

export const photoSwipe: Column = {
  name: 'photoswipe',
  title: `PhotoSwipe ${versionOf('photoswipe')}`,
  kind: 'gallery',
  note: 'A gallery of pictures. Ours is not built yet, so nothing is compared with it.',
  entry: '/photoswipe-lightbox.js',
  serve: async () =>
    serveFiles({
      '/photoswipe-lightbox.js': installed('photoswipe/dist/umd/photoswipe-lightbox.umd.min.js'),
      '/photoswipe.js': installed('photoswipe/dist/photoswipe.esm.min.js'),
      '/photoswipe.css': installed('photoswipe/dist/photoswipe.css'),
      '/picture.svg': PICTURE,
    }),
  tag: (origin) =>
    `<link rel="stylesheet" href="${origin}/photoswipe.css">${scriptThen(origin, '/photoswipe-lightbox.js', start)}`,
  armed: () => typeof gallery === 'object',
  fire: () => gallery.loadAndOpen(0),
  popup: () => document.querySelector('.pswp.pswp--open'),
  close: () => gallery.pswp?.close(),
}
