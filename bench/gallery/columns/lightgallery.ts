import { installed, installedBytes, serveFiles, versionOf } from '../../columns/files'
import type { GalleryColumn } from '../column'
import { PICTURE_SIZE } from '../pictures'
import { deferred } from './deferred'

export const lightGallery: GalleryColumn = {
  name: 'lightgallery',
  title: `lightGallery ${versionOf('lightgallery')}`,
  kind: 'peer',
  note: 'Without plugins: no zoom and no row of thumbnails.',
  entry: '/js/lightgallery.js',
  serve: async () =>
    serveFiles({
      '/js/lightgallery.js': installed('lightgallery/lightgallery.min.js'),
      '/js/lightgallery.css': installed('lightgallery/css/lightgallery.css'),
      '/fonts/lg.woff2': installedBytes('lightgallery/fonts/lg.woff2'),
      '/images/loading.gif': installedBytes('lightgallery/images/loading.gif'),
    }),
  tag: (origin) =>
    deferred(
      origin,
      'js/lightgallery',
      "window.gallery = lightGallery(document.getElementById('thumbs'), { selector: 'a', speed: 500 })",
    ),
  link: `data-lg-size="${PICTURE_SIZE.width}-${PICTURE_SIZE.height}"`,
  armed: () => 'gallery' in window,
  shows: '.lg-backdrop, .lg-item img',
}
