/** Bars at one edge stand one beyond another, in order of coming. */
import { afterPaint, type Stop } from '../../../shared/platform/dom'
import { calm } from '../../core/ui/index'
import { glide } from './glide'

type Edge = 'top' | 'middle' | 'bottom'

/** In px: how tall a bar is, and how far from the edge. */
interface Place {
  height: number
  before: number
}

const edges: Record<Edge, Map<HTMLElement, Place>> = { top: new Map(), middle: new Map(), bottom: new Map() }

export const edgeOf = ({ dataset }: HTMLElement): Edge => `${dataset.at}`.split('-')[0] as Edge

/** Gives `bar` its place, and tells how much of its edge is taken, whenever that changes. */
export const stack = (bar: HTMLElement, taken: (px: number) => void): Stop => {
  const edge = edgeOf(bar)
  const places = edges[edge]
  const arrange = (): void => {
    let before = 0
    for (const [each, place] of places) {
      const by = before - place.before
      place.before = before
      each.style.setProperty('--before', `${before}px`)
      if (by && each !== bar) glide(each, edge === 'bottom' ? -by : by, calm())
      before += place.height
    }
    taken(before)
  }
  const keep = (height: number): void => {
    places.set(bar, { before: 0, ...places.get(bar), height })
    arrange()
  }
  const measure = (): void => keep(bar.offsetHeight)
  const observer = new ResizeObserver(measure)
  keep(0)
  // Asked for its height before it is painted, the browser would lay it out in a task that is long already.
  const stop = afterPaint(() => {
    measure()
    observer.observe(bar)
  })
  return () => {
    stop()
    observer.disconnect()
    places.delete(bar)
    arrange()
  }
}
