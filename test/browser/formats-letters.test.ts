/** Every numbered design in letters that visitors may have: the widest and the narrowest. */
import { describe, expect, it } from 'vitest'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { alikeOf, type Bones, bonesOf } from '../support/design-likeness'
import { STEADY } from '../support/designs'
import { shareOf } from '../support/everyday-share'
import { close, isOverPage, open, troubles, VIEWS, visit } from '../support/format-visits'
import { formatsAs } from '../support/formats'
import { withLetters } from '../support/letters/letters.js'

const LETTERS = ['wide', 'narrow'] as const
const ROWS = LETTERS.flatMap((letters) => VIEWS.map((view) => ({ letters, ...view })))
/** How many everyday runs would see them all: each opens one design in three. */
const SHARE = ROWS.length * 3

describe.runIf(isShipped()).each(LETTERS)('with %s letters', (letters) => {
  const fixture = withWorld({ ...STEADY, env: withLetters(letters) })

  it.each(ROWS.filter((row) => row.letters === letters))(
    'every design, $name, fits into the window, no word is cut off or broken, and it is like no other of its type',
    async (row) => {
      const formats = formatsAs(row.variant, isOverPage, row.theme)
      const here = await visit(fixture.world, Object.values(formats), row.viewport)
      const problems: Record<string, string[]> = {}
      const bones: Record<string, Bones> = {}
      const designs = shareOf(Object.entries(formats), ROWS.indexOf(row), SHARE)
      for (const [name, popup] of designs) {
        await open(here, popup)
        const designProblems = await troubles(here, true, true)
        if (designProblems.length) problems[name] = designProblems
        bones[name] = await bonesOf(await here.page.locator('wisp-popup .wisp-frame').screenshot())
        await close(here, popup)
      }
      expect(problems).toEqual({})
      for (const popupType of new Set(designs.map(([, { type }]) => type)))
        expect(
          alikeOf(
            bones,
            designs.flatMap(([name, { type }]) => (type === popupType ? [name] : [])),
          ),
        ).toEqual([])
    },
  )
})
