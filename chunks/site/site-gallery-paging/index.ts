/** The part of the gallery's window that it needs after its first frame: it is fetched then, so that the frame need not wait for it. */
import type { GalleryItem, GalleryPagingChunk } from '../../../shared/page/gallery/chunks'
import { all } from '../../../shared/page/platform/dom'
import { lockScroll } from '../../../shared/page/platform/scroll-lock'
import { adopt } from '../../../shared/page/platform/sheet'
import { watchExtras } from './extras'
import { watchGroup } from './gather'
import { watchKeys } from './keys'
import { watchLeaving } from './leaving'
import { watchNear } from './near'
import './paging.css'
import { watchSizes } from './sizes'
import { change, leave } from './transitions'
import { failure, say, translate } from './words'

adopt(import.meta.wispCss)

export const extend: GalleryPagingChunk['extend'] = (view, early) => {
  const translated = translate(view.load)
  const whole = Object.assign(view, { nameOf: () => '', say, translated, zoomed: false })
  return {
    failure(error) {
      const item = view.items[view.index()] as GalleryItem
      return translated.then(() => failure(error, item))
    },
    change: (old, content) => change(view, old, content),
    leave: (item) => leave(view, item),
    stop: all([
      lockScroll(),
      watchLeaving(view),
      watchKeys(view, early),
      watchSizes(view),
      watchNear(view),
      watchExtras(whole),
      watchGroup(view),
    ]),
  }
}
