/** The half of the gallery that is loaded when a visitor is about to open something. */
import type { GalleryLinks, GalleryWindowChunk, ReadyGallery } from '../../../shared/page/gallery/chunks'
import { reportRejection } from '../../../shared/page/platform/dom'
import { opens } from './links'
import { rules, withGiven } from './rules'

/** `attach` adds how chunks are loaded. */
export const links = { opens, withGiven, rules } as unknown as GalleryLinks

/** Once it has come. */
export let gallery: ReadyGallery | undefined

export const fetchGallery = async (): Promise<ReadyGallery> => {
  const { ready } = await links.load<GalleryWindowChunk>('site-gallery-window')
  gallery = ready(links)
  return gallery
}

/**
 * The page's address may name what is to be open: `#gallery-1/3`, unlike `#/posts/3` of single-page sites. Whether links
 * have the option, the window knows.
 * @param event the address has changed
 */
export const checkAddress = (event?: Event): void => {
  if (/^#[^/]+\/\d+$/.test(location.hash)) reportRejection(fetchGallery().then((ready) => ready.openNamed(event)))
}
