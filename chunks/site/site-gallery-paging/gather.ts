/** The group of the pressed link, which opens alone: a page may have hundreds of links, and its first frame must not wait for them. */
import type { GalleryInside, GalleryItem } from '../../../shared/page/gallery/chunks'
import { groupsOf } from '../../../shared/page/gallery/groups'
import { itemsOf } from '../../../shared/page/gallery/items-of'
import type { Steps } from '../../../shared/page/gallery/steps'
import { after, type Stop } from '../../../shared/page/platform/dom'
import { refit } from './transitions'

/** Milliseconds: frames, keys and what the page does come in between. */
const SLICE_MS = 4

function* gather(view: GalleryInside): Steps<void> {
  const { host, items, itemOf, join } = view
  const { link } = items[0] as GalleryItem
  const group = (yield* groupsOf(host)).find(({ links }) => links.includes(link))
  // The page may have removed the link meanwhile.
  if (group) view.name = group.name
  join(group ? yield* itemsOf(group.links, itemOf) : items)
  // There is no row of small pictures for a single one, so the picture takes the room that was left for it.
  if (!items[1]) view.whenStill((content) => refit(view, content))
}

export const watchGroup = (view: GalleryInside): Stop => {
  let stop: Stop = () => {}
  const steps = gather(view)
  const go = (): void => {
    const until = performance.now() + SLICE_MS
    while (!steps.next().done)
      if (performance.now() > until) {
        stop = after(0, go)
        return
      }
  }
  if (view.isPart) stop = after(0, go)
  return () => stop()
}
