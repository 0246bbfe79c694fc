import { GALLERY, type GalleryInside } from '../../../shared/model/gallery'
import { bare } from '../../../shared/platform/safe-dom'

/** If the page has replaced the link that was shown last, the new link with its address gets the focus. */
export const focusSuccessor = ({ items, index }: GalleryInside): void => {
  const { link, href } = items[index()] ?? {}
  if (!link || link.isConnected) return
  const links = [...bare(document, 'querySelectorAll')<HTMLAnchorElement>(`[aria-controls=${GALLERY}]`)]
  links.find((other) => other.href === href)?.focus()
}
