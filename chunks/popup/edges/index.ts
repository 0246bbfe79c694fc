/**
 * The only place that decides where bars, cards and teasers stand beside each other. They know nothing of one another:
 * each stands at its own edge of the window by its style sheet, and this moves what would cover something.
 */
import type { EdgesChunk } from '../../../shared/page/model/edges-chunk'
import { after, guard, on, type Stop } from '../../../shared/page/platform/dom'
import { doc } from '../../../shared/page/platform/safe-dom'
import { type Box, heightOfBars, layOut } from './layout'
import { frames, isBar, layers, measureFrame, measurePlace } from './measure'
import { move } from './move'

/** Half of a teaser hangs over the edge. Where that is the edge of a bar, it would lie on the bar. */
const HANGING_EDGES: [edge: string, clip: string][] = [
  ['top', 'inset(0 -99px -99px)'],
  ['bottom', 'inset(-99px -99px 0)'],
  ['strip', 'inset(-99px -99px 0)'],
]

const movePlace = (place: HTMLElement, top: number, by: number): void => {
  move(place, top, by)
  place.style.clipPath = (by && HANGING_EDGES.find(([edge]) => place.classList.contains(edge))?.[1]) || ''
}

/** @param ordered the frames, in the order in which they appeared */
const arrange = (ordered: HTMLElement[], places: HTMLElement[]): void => {
  const boxOf = (frame: HTMLElement): [Box, HTMLElement] => [measureFrame(frame), frame]
  const bars = ordered.filter(isBar).map(boxOf)
  const barsHeight = `${heightOfBars(bars.map(([box]) => box))}px`
  const cards = ordered.filter((frame) => !isBar(frame))
  // Cards may be as tall as what the bars leave. Write all before the first is measured, so that the browser lays out once.
  for (const card of cards) card.style.setProperty('--bars', barsHeight)
  const boxes = new Map([...bars, ...cards.map(boxOf)])
  const tabs = new Map(places.map((place) => [measurePlace(place), place]))
  for (const [box, by] of layOut([...boxes.keys(), ...tabs.keys()], innerHeight)) {
    const frame = boxes.get(box)
    if (frame) move(frame, box.top, by)
    else movePlace(tabs.get(box) as HTMLElement, box.top, by)
  }
}

/** Ends what keeps the boxes apart; undefined while nothing does. */
let stop: Stop | undefined

const start = (): Stop => {
  /**
   * Bars, cards and teasers on the page, in the order in which they appeared. The order in the document may differ, because
   * hosts are sometimes put back.
   */
  let boxes: HTMLElement[] = []
  let stopWaiting: Stop | undefined
  const sizes = new ResizeObserver(() => {
    // Later: a change of sizes in the middle of this would be reported to the page as an error.
    stopWaiting ??= after(0, () => {
      stopWaiting = undefined
      look()
    })
  })
  const look = (): void => {
    changes.observe(document, { childList: true })
    changes.observe(doc.documentElement, { childList: true })
    for (const layer of layers()) changes.observe(layer, { childList: true, subtree: true })
    const now = frames()
    const places = layers().flatMap((layer) => [...layer.querySelectorAll<HTMLElement>('.place')])
    const all = [...now, ...places]
    // Nothing floats over the page any more.
    if (boxes[0] && !all[0]) end()
    const newBoxes = all.filter((box) => !boxes.includes(box))
    for (const box of newBoxes) {
      sizes.observe(box)
      changes.observe(box, { attributeFilter: ['inert'] })
    }
    boxes = [...boxes.filter((box) => all.includes(box)), ...newBoxes]
    arrange(
      boxes.filter((box) => now.includes(box)),
      places,
    )
  }
  const changes = new MutationObserver(() => guard(look))
  const stopResize = on(window, 'resize', look)
  const end = (): void => {
    if (stop === end) stop = undefined
    stopWaiting?.()
    stopResize()
    changes.disconnect()
    sizes.disconnect()
  }
  guard(look)
  return end
}

export const watch: EdgesChunk['watch'] = () => (stop ??= start())
