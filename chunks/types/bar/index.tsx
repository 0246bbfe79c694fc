import { all } from '../../../shared/platform/dom'
import { doc } from '../../../shared/platform/safe-dom'
import { createMount, floating } from '../../core/ui/index'
import './bar.css'
import { type AddBar, createBars } from './bars'
import { edgeOf } from './stack'

/** All bars of the page share one list. */
let addBar: AddBar | undefined

/** Puts a bar at the top first in the document too, for visitors who tab or listen through the page. */
const place = (frame: HTMLElement): void => {
  const { host } = frame.getRootNode() as ShadowRoot
  const { body } = doc
  if (edgeOf(frame) === 'top' && body && host.nextSibling !== body) body.before(host)
}

/** A strip along an edge. */
export const mount = createMount({
  ...floating,
  css: import.meta.wispCss,
  size: { width: 1920, height: 0 },
  raise(frame) {
    place(frame)
    floating.raise(frame)
  },
  hold(frame, live) {
    place(frame)
    addBar ??= createBars(live.context.page.signals)
    return all([floating.hold(frame, live), addBar(frame)])
  },
})
