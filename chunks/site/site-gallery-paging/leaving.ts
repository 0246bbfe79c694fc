/** Closes the window when the page removes it or moves on, and keeps the focus in it while it is open. */
import type { GalleryInside } from '../../../shared/page/gallery/chunks'
import { all, guard, on, reportRejection, type Stop } from '../../../shared/page/platform/dom'
import { bare } from '../../../shared/page/platform/safe-dom'

const pageOf = (address: string): string => address.replace(/#.*/, '')

export const watchLeaving = ({ address, dialog, items, index, end }: GalleryInside): Stop => {
  const check = (): void => {
    // A single-page site has gone on to another page.
    const isRemoved = pageOf(address) !== pageOf(location.href) && !items[index()]?.link.isConnected
    if (isRemoved || !dialog.isConnected) end()
    // The focused element is gone, such as a button in the content. Without focus in the dialog, keys would not work.
    else if (bare(document, 'activeElement') === bare(document, 'body')) dialog.focus({ preventScroll: true })
  }
  const observer = new MutationObserver(() => guard(check))
  observer.observe(document, { childList: true, subtree: true })
  // The gallery may have been removed while this file was fetched. Checked a task later: `end` does not know of this half yet.
  reportRejection(Promise.resolve().then(check))
  return all([
    () => observer.disconnect(),
    on(dialog, 'close', () => {
      // The event of an earlier closing may come after the gallery has opened again.
      if (!dialog.open) end()
    }),
  ])
}
