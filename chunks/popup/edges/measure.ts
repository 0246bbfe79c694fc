/** Reads where things would stand by their style sheets alone, whatever moves them at the moment. */
import { doc } from '../../../shared/page/platform/safe-dom'
import type { Box } from './layout'

/** Px between cards; less for a card whose own distance to the edge is smaller, such as a sheet on a phone. */
const SPACE_PX = 16

const px = (value: string): number => Number.parseFloat(value) || 0

/** The popups over the page that leave it usable. One that is closing is inert, and gives its place away. */
export const frames = (): HTMLElement[] =>
  [...doc.querySelectorAll(':root > wisp-popup')].flatMap(
    ({ shadowRoot }) => shadowRoot?.querySelector<HTMLElement>('div.wisp-frame:not([inert])') ?? [],
  )

/** The element around the teasers. */
export const layers = (): HTMLElement[] =>
  [...doc.querySelectorAll(':root > wisp-teaser')].flatMap(
    ({ shadowRoot }) => shadowRoot?.querySelector<HTMLElement>('.layer') ?? [],
  )

export const isBar = (frame: HTMLElement): boolean => getComputedStyle(frame).getPropertyValue('--bar') !== ''

export const measureFrame = (frame: HTMLElement): Box => {
  const style = getComputedStyle(frame)
  return {
    kind: isBar(frame) ? 'bar' : 'card',
    edge: (frame.dataset.at ?? '').split('-')[0] ?? '',
    // The used values: of a fixed box they are px, and for automatic margins, what those come to.
    left: px(style.left) + px(style.marginLeft),
    top: px(style.top) + px(style.marginTop),
    width: frame.offsetWidth,
    height: frame.offsetHeight,
    space: Math.min(SPACE_PX, px(style.getPropertyValue('--gap'))),
  }
}

/** The box of all teasers at one position. */
export const measurePlace = (place: HTMLElement): Box => ({
  kind: 'tabs',
  edge: '',
  left: place.offsetLeft,
  top: place.offsetTop,
  width: place.offsetWidth,
  height: place.offsetHeight,
  space: 0,
})
