import { all } from '../../../shared/page/platform/dom'
import { doc } from '../../../shared/page/platform/safe-dom'
import { createMount } from '../../core/ui/index'
import { floating } from '../floating'
import './bar.css'
import { type AddBar, createBars } from './bars'

/** All bars at the top share one list. */
let addBar: AddBar | undefined

const isAtTop = ({ dataset }: HTMLElement): boolean => `${dataset.at}`.startsWith('top')

/** Puts a bar at the top first in the document too, for visitors who tab or listen through the page. */
const place = (frame: HTMLElement): void => {
  const { host } = frame.getRootNode() as ShadowRoot
  const { body } = doc
  if (isAtTop(frame) && body && host.nextSibling !== body) body.before(host)
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
    const stopHolding = floating.hold(frame, live)
    if (!isAtTop(frame)) return stopHolding
    addBar ??= createBars(live.context.page.signals)
    return all([stopHolding, addBar(frame)])
  },
})
