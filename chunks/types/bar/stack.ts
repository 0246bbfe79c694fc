/** Bars at the same edge are stacked in the order in which they came. */
import { calm } from '../../core/ui/index'
import { glide } from './glide'

type Edge = 'top' | 'middle' | 'bottom'

export const edgeOf = ({ dataset }: HTMLElement): Edge => (dataset.at as string).split('-')[0] as Edge

/** A bar that has a place already glides from there. */
const place = (bar: HTMLElement, edge: Edge, before: number): void => {
  const by = before - Number.parseFloat(bar.style.getPropertyValue('--before'))
  bar.style.setProperty('--before', `${before}px`)
  if (by) glide(bar, edge === 'bottom' ? -by : by, calm())
}

/** Gives each bar its place by the heights of those before it; returns how many px the bars at the top take together. */
export const arrange = (heights: Map<HTMLElement, number>): number => {
  const taken = { top: 0, middle: 0, bottom: 0 }
  for (const [bar, height] of heights) {
    const edge = edgeOf(bar)
    place(bar, edge, taken[edge])
    taken[edge] += height
  }
  return taken.top
}
