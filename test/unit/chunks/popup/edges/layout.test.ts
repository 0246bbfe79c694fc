import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Box, heightOfBars, layOut } from '../../../../../chunks/popup/edges/layout'
import '../../../../support/seed'

const WINDOW = { width: 1280, height: 800 }

/** A box at its own edge, as its style sheet puts it. */
const boxAt = (kind: Box['kind'], edge: string, left: number, width: number, height: number): Box => {
  const space = kind === 'card' ? 16 : 0
  const tops: Record<string, number> = { top: space, middle: (WINDOW.height - height) / 2 }
  return { kind, edge, left, width, height, space, top: tops[edge] ?? WINDOW.height - space - height }
}
const bar = (edge: string, height = 60): Box => boxAt('bar', edge, 0, WINDOW.width, height)
const card = (edge: string, height = 200, left = 924): Box => boxAt('card', edge, left, 340, height)
const tabs = (edge: string): Box => boxAt('tabs', edge, 12, 200, 46)

const topsOf = (...boxes: Box[]): number[] => {
  const shifts = layOut(boxes, WINDOW.height)
  return boxes.map((box) => box.top + (shifts.get(box) ?? Number.NaN))
}

describe('at one edge', () => {
  it.each<[title: string, boxes: Box[], tops: number[]]>([
    ['a card alone stays', [card('bottom')], [584]],
    ['two cards at other sides stay', [card('bottom'), card('bottom', 200, 16)], [584, 584]],
    ['a second card stands on the first', [card('bottom'), card('bottom', 100)], [584, 468]],
    ['a second card hangs from the first', [card('top'), card('top', 100)], [16, 232]],
    ['a card stands on a bar', [bar('bottom'), card('bottom')], [740, 524]],
    ['a card that came first makes room for a bar', [card('bottom'), bar('bottom')], [524, 740]],
    ['a card hangs from the bars', [bar('top'), bar('top', 40), card('top')], [0, 60, 116]],
    ['bars stand on bars', [bar('bottom'), bar('bottom', 40)], [740, 700]],
    ['bars in the middle stand below each other', [bar('middle'), bar('middle', 40)], [370, 440]],
    ['teasers stand on a bar', [tabs('bottom'), bar('bottom')], [694, 740]],
    ['a card stands on teasers', [card('bottom', 200, 16), tabs('bottom')], [538, 754]],
    ['a card in the middle stays between bars', [bar('top'), card('middle'), bar('bottom')], [0, 300, 740]],
    ['a card without room above goes to the nearest free place', [card('bottom', 500), card('middle', 250)], [284, 18]],
  ])('%s', (_, boxes, tops) => {
    expect(topsOf(...boxes)).toEqual(tops)
  })

  it('where no room is left, the newest card lies over the others and between the bars', () => {
    expect(topsOf(card('bottom', 500), bar('bottom'), card('bottom', 400))).toEqual([224, 740, 324])
  })
})

const edges = fc.constantFrom('top', 'middle', 'bottom')
const boxes = fc.array(
  fc.oneof(
    fc.tuple(edges, fc.integer({ min: 20, max: 70 })).map(([edge, height]) => bar(edge, height)),
    fc
      .tuple(edges, fc.integer({ min: 40, max: 320 }), fc.constantFrom(16, 470, 924))
      .map(([edge, height, left]) => card(edge, height, left)),
    edges.map(tabs),
  ),
  { maxLength: 5 },
)

describe('of any boxes', () => {
  it('each stays in the window, and each card between the bars', () => {
    fc.assert(
      fc.property(boxes, (someBoxes) => {
        const tops = topsOf(...someBoxes)
        const [above, below] = ['top', 'bottom'].map((edge) =>
          heightOfBars(someBoxes.filter((box) => box.edge === edge)),
        )
        someBoxes.forEach(({ height, kind }, n) => {
          const [from = 0, to = 0] = kind === 'card' ? [above, below] : []
          expect(tops[n]).toBeGreaterThanOrEqual(from)
          expect((tops[n] ?? 0) + height).toBeLessThanOrEqual(WINDOW.height - to)
        })
      }),
    )
  })

  it('removing what came last leaves all others of its kind where they are', () => {
    fc.assert(
      fc.property(boxes, edges, (someBoxes, edge) => {
        expect(topsOf(...someBoxes, card(edge)).slice(0, -1)).toEqual(topsOf(...someBoxes))
      }),
    )
  })

  it('two cards cover each other only if one of them has no place left', () => {
    fc.assert(
      fc.property(fc.array(edges, { maxLength: 3 }), (some) => {
        const cards = some.map((edge) => card(edge, 180))
        const tops = topsOf(...cards).sort((top, other) => top - other)
        tops.forEach((top, n) => {
          if (n) expect(top - (tops[n - 1] ?? 0)).toBeGreaterThanOrEqual(180 + 16)
        })
      }),
    )
  })
})
