/** A press opens a link in the gallery. */
import { all, on, reportRejection, type Stop } from '../../../shared/page/platform/dom'
import { CLOSERS } from '../../../shared/wire/page/site/gallery'
import { preload } from './intent'
import { closestTo, type Link, linkAt, setAttribute } from './links'
import { fetchGallery, gallery } from './ready'

/** The link that was pressed last, until it opens. */
let waiting: Link | undefined

const open = async (link: Link): Promise<void> => {
  waiting = link
  try {
    if (!gallery) {
      setAttribute(link, 'aria-busy', 'true')
      preload(link)
      await fetchGallery()
    }
    // Without waiting, if it has come: it is on the screen with the next frame.
    if (waiting === link && gallery?.open(link)) waiting = undefined
  } finally {
    setAttribute(link, 'aria-busy', false)
    if (waiting === link) {
      waiting = undefined
      window.open(link.href, link.target || '_self', 'noopener')
    }
  }
}

const press = (event: MouseEvent): void => {
  const { button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event
  if (defaultPrevented || button || ctrlKey || metaKey || shiftKey || altKey) return
  const closes = closestTo(event, CLOSERS)
  const link = linkAt(event)
  if (closes || link) event.preventDefault()
  if (closes) gallery?.close()
  if (link && waiting !== link) reportRejection(open(link))
}

export const watchPresses = (): Stop => {
  let stop: Stop | undefined
  return all([
    // After all others of the document: the page's own come first, whenever it has added them.
    on(
      document,
      'click',
      () => {
        stop?.()
        stop = on(document, 'click', press)
      },
      true,
    ),
    () => stop?.(),
  ])
}
