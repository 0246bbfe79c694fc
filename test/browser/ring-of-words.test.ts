/** The words that stand around the ticket of the design `remind`. */
import { expect, it } from 'vitest'
import type { PopupDefinition } from '../../shared/model/popup'
import type { Language } from '../../shared/model/text'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { STEADY } from '../support/designs'
import { everydayRows } from '../support/everyday-share'
import { open, visit } from '../support/format-visits'
import { formatsAs } from '../support/formats'

const fixture = withWorld(STEADY)

const WORDS: Record<string, Record<string, string>> = {
  de: {
    hour: '19:30 bis 22:00 Uhr',
    place: 'Naturhistorisches Museum',
    room: 'Veranstaltungsraum Nordflügel',
    price: 'Eintritt frei für Mitglieder',
  },
  ar: {
    hour: 'السابعة والنصف مساءً',
    place: 'متحف التاريخ الطبيعي الكبير',
    room: 'قاعة المحاضرات الشمالية',
    price: 'الدخول مجاني لجميع الأعضاء',
  },
}

const VIEWS = [
  ['horizontal', 1280],
  ['vertical', 1280],
  ['horizontal', 390],
  ['horizontal', 320],
] as const

/** Runs in the page: words that lie on others, under the day or the X, or that the edge of the ticket cuts. */
const problemsIn = (frame: HTMLElement | SVGElement): string[] => {
  const sheet = frame.querySelector('.round-sheet') as HTMLElement
  const radius = Math.min(Number.parseFloat(getComputedStyle(sheet).borderTopLeftRadius), sheet.offsetWidth / 2)
  const words = [...frame.querySelectorAll<HTMLElement>('.round-ring span')].filter((word) => word.offsetWidth)
  const cornersOf = (word: HTMLElement): DOMPoint[] => {
    const { offsetHeight: height, offsetLeft: left, offsetTop: top, offsetWidth: width } = word
    const turn = new DOMMatrix(getComputedStyle(word).transform)
    return [-1, 1].flatMap((x) =>
      [-1, 1].map((y) => {
        const corner = turn.transformPoint(new DOMPoint((x * width) / 2, (y * height) / 2))
        return new DOMPoint(left + width / 2 + corner.x, top + height / 2 + corner.y)
      }),
    )
  }
  /** True if a line along a side of one word separates both. */
  const isApart = (one: DOMPoint[], other: DOMPoint[]): boolean =>
    [one, other].some(([first, second, third]) =>
      [second, third].some((end) => {
        const axis = { x: (end?.x ?? 0) - (first?.x ?? 0), y: (end?.y ?? 0) - (first?.y ?? 0) }
        const along = (points: DOMPoint[]) => points.map(({ x, y }) => x * axis.x + y * axis.y)
        const [ones, others] = [along(one), along(other)]
        return Math.max(...ones) <= Math.min(...others) || Math.max(...others) <= Math.min(...ones)
      }),
    )
  const { x: left, y: top } = sheet.getBoundingClientRect()
  const covers = [...frame.querySelectorAll('.round-day, .wisp-close')].map((round) => {
    const { height, width, x, y } = round.getBoundingClientRect()
    return { x: x - left + width / 2, y: y - top + height / 2, radius: width / 2 }
  })
  const boxes = words.map((word) => ({
    text: `${word.textContent}`,
    isLow: word.matches('.low'),
    corners: cornersOf(word),
  }))
  return boxes.flatMap(({ corners, isLow, text }, index) => {
    const middle = { x: sheet.offsetWidth / 2, y: isLow ? sheet.offsetHeight - radius : radius }
    const isCut = corners.some(({ x, y }) => Math.hypot(x - middle.x, y - middle.y) > radius)
    const isCovered = covers.some((cover) =>
      corners.some(({ x, y }) => Math.hypot(x - cover.x, y - cover.y) < cover.radius),
    )
    const under = boxes.slice(index + 1).filter((other) => !isApart(corners, other.corners))
    return [
      ...(isCut ? [`"${text}" is cut`] : []),
      ...(isCovered ? [`"${text}" is covered`] : []),
      ...under.map((other) => `"${text}" lies on "${other.text}"`),
    ]
  })
}

it.runIf(isShipped())('long words of the ring lie on no others, and the edge of the ticket cuts none', async () => {
  const problems: Record<string, string[]> = {}
  for (const [language, words] of Object.entries(WORDS))
    for (const [layout, width] of everydayRows(VIEWS)) {
      const designs = formatsAs({ language: language as Language, layout }, (type) => type === 'lightbox', undefined, {
        textsOf: (samples) => ('room' in samples && 'hour' in samples ? { ...samples, ...words } : samples),
      })
      const popup = designs.remind as PopupDefinition
      const here = await visit(fixture.world, [popup], { width, height: 844 })
      await open(here, popup)
      const frame = here.page.locator('wisp-popup .wisp-frame')
      const designProblems = await frame.evaluate(problemsIn)
      if (designProblems.length) problems[`${language}, ${layout}, ${width}`] = designProblems
      await fixture.world.leave()
    }
  expect(problems).toEqual({})
})
