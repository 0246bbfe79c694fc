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

/**
 * Bars, cards and teasers on the page, in the order in which they appeared, each with the stop of its observation. The
 * order in the document may differ, because hosts are sometimes put back.
 */
const stopsByFrame = new Map<HTMLElement, Stop>()

const update = (now: HTMLElement[], observe: (box: HTMLElement) => Stop): void => {
  for (const [box, stop] of stopsByFrame) {
    if (now.includes(box)) continue
    stop()
    stopsByFrame.delete(box)
  }
  for (const box of now) if (!stopsByFrame.has(box)) stopsByFrame.set(box, observe(box))
}

const arrange = (now: HTMLElement[], places: HTMLElement[]): void => {
  const ordered = [...stopsByFrame.keys()].filter((box) => now.includes(box))
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

let watching = false

export const watch: EdgesChunk['watch'] = () => {
  if (watching) return
  watching = true
  let waiting = false
  const sizes = new ResizeObserver(() => {
    // Later: a change of sizes in the middle of this would be reported to the page as an error.
    if (waiting) return
    waiting = true
    after(0, () => {
      waiting = false
      look()
    })
  })
  const look = (): void => {
    changes.observe(document, { childList: true })
    changes.observe(doc.documentElement, { childList: true })
    for (const layer of layers()) changes.observe(layer, { childList: true, subtree: true })
    const now = frames()
    const places = layers().flatMap((layer) => [...layer.querySelectorAll<HTMLElement>('.place')])
    update([...now, ...places], (box) => {
      sizes.observe(box)
      changes.observe(box, { attributeFilter: ['inert'] })
      return () => sizes.unobserve(box)
    })
    arrange(now, places)
  }
  const changes = new MutationObserver(() => guard(look))
  on(window, 'resize', look)
  guard(look)
}
