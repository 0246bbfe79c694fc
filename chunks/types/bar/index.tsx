import { all } from '../../../shared/platform/dom'
import { doc } from '../../../shared/platform/safe-dom'
import { createMount, floating } from '../../core/ui/index'
import './bar.css'
import { push } from './push'
import { edgeOf, stack } from './stack'

const isTop = (frame: HTMLElement): boolean => edgeOf(frame) === 'top'

/** First in the document as it is on the screen, for who tabs or listens through the page. */
const place = (frame: HTMLElement): void => {
  const { host } = frame.getRootNode() as ShadowRoot
  const { body } = doc
  if (isTop(frame) && body && host.nextSibling !== body) body.before(host)
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
    return all([floating.hold(frame, live), stack(frame, isTop(frame) ? push : () => {})])
  },
})
