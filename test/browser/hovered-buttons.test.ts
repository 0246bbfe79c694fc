/**
 * The words of a design's buttons can be read while the pointer is on them, and while the keyboard is. No style sheet has other colours
 * for other languages or for reading from right to left: one language stands for all.
 */
import { describe, expect, it } from 'vitest'
import type { PopupDefinition } from '../../shared/model/popup'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { contrast } from '../support/contrast'
import { STEADY } from '../support/designs'
import { everydayRows } from '../support/everyday-share'
import { formatsAs } from '../support/formats'
import { eachDesign } from '../support/translated-designs'

const fixture = withWorld(STEADY)

/** Of large or bold words, by WCAG; buttons have bold ones. */
const LEAST_CONTRAST = 3

/** Runs in the page: the colours of a button as `#rrggbb`, once they have changed; undefined if another lies under it. */
const coloursIn = async (button: HTMLElement | SVGElement): Promise<[string, string] | undefined> => {
  await Promise.all(button.getAnimations().map(({ finished }) => finished))
  const { color, backgroundColor, backgroundImage } = getComputedStyle(button)
  const context = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D
  const paintedIn = (colour: string): number[] => {
    context.clearRect(0, 0, 1, 1)
    context.fillStyle = colour
    context.fillRect(0, 0, 1, 1)
    return [...context.getImageData(0, 0, 1, 1).data]
  }
  const [words, ground] = [paintedIn(color), paintedIn(backgroundColor)]
  if (backgroundImage !== 'none' || ground[3] !== 255) return undefined
  const hex = (parts: number[]): string =>
    `#${parts
      .slice(0, 3)
      .map((part) => part.toString(16).padStart(2, '0'))
      .join('')}`
  return [hex(words), hex(ground)]
}

const hasButton = ({ html }: PopupDefinition): boolean => /class="[^"]*\bbutton\b/.test(html)

describe.runIf(isShipped()).each([
  { mode: 'by day', theme: {} },
  { mode: 'in the dark', theme: { dark: true } },
])('a button under the pointer or with the focus, $mode,', ({ theme }) => {
  it.each([
    ['lightbox'],
    ['side-small'],
    ['gamified', 'embedded', 'side-large'],
    ['bar', 'browsing', 'fullpage'],
    ['mobile', 'social'],
  ])('can be read: %s, %s, %s', async (...types) => {
    const variant = { language: 'en', layout: 'horizontal' } as const
    const all = Object.entries(formatsAs(variant, (type) => types.includes(type), theme))
    const designs = everydayRows(all.filter(([, popup]) => hasButton(popup)))
    const problems: Record<string, number> = {}
    await eachDesign(fixture.world, designs, { width: 1280, height: 800 }, async ({ page }, [name]) => {
      for (const button of await page.locator('wisp-popup .design .button').filter({ visible: true }).all()) {
        for (const reach of [() => button.hover({ force: true }), () => button.focus()]) {
          await reach()
          const colours = await button.evaluate(coloursIn)
          const found = colours && contrast(...colours)
          if (found && found < LEAST_CONTRAST) problems[name] = found
        }
      }
    })
    expect(problems).toEqual({})
  })
})
