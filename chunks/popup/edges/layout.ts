/** Where everything that floats over the page stands. Numbers only, in px from the top left of the window. */

export interface Box {
  /** A bar takes the whole width of its edge, tabs stand on the edge, and cards give way to both. */
  kind: 'bar' | 'tabs' | 'card'
  edge: string
  left: number
  width: number
  /** Where its style sheet puts it. */
  top: number
  height: number
  /** The distance that it keeps from others. */
  space: number
}

/** The part of the window between the bars, in px from its top. */
interface Room {
  from: number
  to: number
}

type Placed = Pick<Box, 'left' | 'width' | 'top' | 'height'>

const clamp = ({ height, space, top }: Box, { from, to }: Room): number =>
  Math.max(Math.min(top, to - space - height), from + space)

const covers = (a: Placed, b: Placed, space: number): boolean =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height + space &&
  b.top < a.top + a.height + space

/** The nearest place where the card covers nothing. Without one, it stays: the newest lies on top, and can be closed. */
const findTop = (card: Box, room: Room, placed: Placed[]): number => {
  const { height, space } = card
  const start = clamp(card, room)
  return (
    [start, ...placed.flatMap(({ top, height: tall }) => [top - space - height, top + tall + space])]
      .filter((top) => top === clamp({ ...card, top }, room))
      .sort((a, b) => Math.abs(a - start) - Math.abs(b - start))
      .find((top) => placed.every((other) => !covers({ ...card, top }, other, space))) ?? start
  )
}

/** Bars stand one upon the other at their edge, in the order in which they came. */
const placeBar = (bar: Box, room: Room, before: number): number => {
  const { edge, height, top } = bar
  if (edge === 'bottom') {
    room.to = Math.min(top, room.to - height)
    return room.to
  }
  if (edge !== 'top') return top + before
  room.from = Math.max(top, room.from) + height
  return room.from - height
}

/** How much of the window's height the bars at its edges take. */
export const heightOfBars = (boxes: Box[]): number =>
  boxes.reduce((sum, { edge, height, kind }) => sum + (kind === 'bar' && edge !== 'middle' ? height : 0), 0)

/** By how many px each box moves down. Of two boxes of a kind, the earlier one chooses. */
export const layOut = (boxes: Box[], height: number): Map<Box, number> => {
  const room: Room = { from: 0, to: height }
  const placed: Placed[] = []
  const shifts = new Map<Box, number>()
  const place = (kind: Box['kind'], topOf: (box: Box) => number): void => {
    for (const box of boxes.filter((each) => each.kind === kind)) {
      const top = topOf(box)
      placed.push({ ...box, top })
      shifts.set(box, top - box.top)
    }
  }
  let middle = 0
  place('bar', (bar) => {
    const top = placeBar(bar, room, middle)
    if (bar.edge === 'middle') middle += bar.height
    return top
  })
  place('tabs', (tabs) => clamp(tabs, room))
  place('card', (card) => findTop(card, room, placed))
  return shifts
}
