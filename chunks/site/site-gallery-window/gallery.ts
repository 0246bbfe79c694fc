/** Opens the gallery, and closes it. */

import type { GalleryInside, GalleryItem, GalleryPage } from '../../../shared/page/gallery/chunks'
import { nextOf } from '../../../shared/page/gallery/items'
import { animate } from '../../../shared/page/gallery/motion'
import { all, on, reportRejection, type Stop } from '../../../shared/page/platform/dom'
import {
  begin,
  clear,
  contentNow,
  dispatch,
  go,
  indexNow,
  isBusy,
  itemNow,
  join,
  SHOWN_EVENT,
  stop,
  whenStill,
} from './changes'
import { Item } from './items'
import { fetchPaging, pagingNow, prepare } from './later'
import { attach, dialog, frame, overlay, paper, stage, title } from './parts'
import { watchPresses } from './presses'
import { visualView } from './seen'
import { boxNow, place } from './transitions'

const CLOSE_EVENT = 'wisp:gallery-closes'

/** Removes what is open, at once. */
let end: Stop | undefined
let closing = false

export const close = (): void => {
  if (!end || closing) return
  closing = true
  stop()
  dispatch(CLOSE_EVENT)
  const leave = async (): Promise<void> => {
    await pagingNow()?.leave(itemNow())
    // A gallery that was opened meanwhile stays.
    if (closing) end?.()
  }
  reportRejection(leave())
}

const closeIf = (option: 'hideOnOverlayClick' | 'enableEscapeButton') => (): void => {
  const { options } = itemNow()
  if (options[option] && !options.modal) close()
}

/** If the page has replaced the link, the new link with its address gets the focus. */
const focusLink = ({ links }: GalleryPage): void => {
  const { link, href } = itemNow()
  const successor = (): HTMLElement | undefined =>
    [...links()].find((other) => (other as HTMLAnchorElement).href === href)
  // A slider's box may be clipped: scrolled by a focus, it stays so for good.
  ;(link.isConnected ? link : successor())?.focus({ preventScroll: true })
}

const createView = (name: string, items: GalleryItem[], host: GalleryPage, isPart: boolean): GalleryInside => {
  const show = (to: number): void => {
    if (!isBusy() && !closing && items[to] && to !== indexNow()) reportRejection(go(to))
  }
  return {
    dialog,
    frame,
    name,
    items,
    paper,
    stage,
    title,
    load: host.load,
    host,
    isPart,
    itemOf: (link) => new Item(link, host),
    join,
    boxNow,
    place,
    whenStill,
    seen: visualView,
    address: location.href,
    index: indexNow,
    show,
    page(by) {
      const to = nextOf(items, indexNow(), by)
      if (to !== undefined) show(to)
      return to !== undefined
    },
    close,
    end: () => end?.(),
    content: () => (closing ? undefined : contentNow()),
    onShown(listener) {
      if (contentNow()) listener()
      return on(dialog, SHOWN_EVENT, listener)
    },
    onClose: (listener) => on(dialog, CLOSE_EVENT, listener),
  }
}

/** Replaces what is open: the link may be inside it. */
/** @param isPart whether the items are only the pressed link's, and its group is still to come */
export const openGallery = (
  page: GalleryPage,
  name: string,
  items: GalleryItem[],
  start: number,
  isPart = false,
): void => {
  end?.()
  begin(items, start, page, isPart)
  const detach = attach(() => reportRejection(fetchPaging()))
  const { overlayOpacity, speedIn } = itemNow().options
  reportRejection(animate(overlay, { opacity: [0, overlayOpacity] }, speedIn))
  const view = createView(name, items, page, isPart)
  closing = false
  end = all([
    () => {
      end = undefined
    },
    stop,
    detach,
    // Turbo keeps a copy of the page that is left.
    on(document, 'turbo:before-cache', view.end),
    watchPresses(view.page, close, closeIf('hideOnOverlayClick'), closeIf('enableEscapeButton')),
    clear,
    () => dialog.close(),
    () => dialog.remove(),
    prepare(view),
    () => focusLink(page),
  ])
  reportRejection(go(start))
}
