/** Once a visitor is about to open a link, its window and its image are loaded. */
import { after, all, on, type Stop } from '../../../shared/page/platform/dom'
import { IMAGE, type Link, linkAt } from './links'
import { fetchGallery } from './ready'

/** Milliseconds that a mouse rests on a link whose image is loaded: on its way it crosses many. */
const HOVER_MS = 80

/** Kept, or the browser might throw it away. */
let image: HTMLImageElement | undefined

export const preload = ({ href, dataset: { type, srcset = '' } }: Link): void => {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (connection?.saveData || image?.src === href || !(type ? type === 'image' : IMAGE.test(href))) return
  image = Object.assign(new Image(), { srcset, src: href })
}

export const watchIntent = (): Stop => {
  let stopTimer: Stop | undefined
  const approach = (event: Event): void => {
    stopTimer?.()
    const link = linkAt(event)
    if (!link) return
    // A press tries again, and reports.
    fetchGallery().catch(() => {})
    if (event.type === 'pointerover') stopTimer = after(HOVER_MS, () => preload(link))
    else preload(link)
  }
  return all([
    ...['pointerover', 'pointerdown', 'focusin'].map((type) => on(document, type, approach)),
    () => stopTimer?.(),
  ])
}
