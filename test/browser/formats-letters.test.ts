/** Every numbered design in letters that visitors may have: the widest and the narrowest. */
import { describe, expect, it } from 'vitest'
import { isShipped } from '../support/both'
import { withWorld } from '../support/browser'
import { STEADY } from '../support/designs'
import { close, isOverPage, open, troubles, VIEWS, visit } from '../support/format-visits'
import { formatsAs } from '../support/formats'
import { withLetters } from '../support/letters/letters.js'
import { shareOf } from '../support/share'

const LETTERS = ['wide', 'narrow'] as const
const ROWS = LETTERS.flatMap((letters) => VIEWS.map((view) => ({ letters, ...view })))
/** How many everyday runs would see them all: each opens one design in three. */
const SHARE = ROWS.length * 3

describe.runIf(isShipped()).each(LETTERS)('with %s letters', (letters) => {
  const held = withWorld({ ...STEADY, env: withLetters(letters) })

  it.each(ROWS.filter((row) => row.letters === letters))(
    'every design, $name, fits into the window, and no word is cut off or broken',
    async (row) => {
      const formats = formatsAs(row.variant, isOverPage, row.theme)
      const here = await visit(held.world, Object.values(formats), row.viewport)
      const problems: Record<string, string[]> = {}
      for (const [name, popup] of shareOf(Object.entries(formats), ROWS.indexOf(row), SHARE)) {
        await open(here, popup)
        const found = await troubles(here, true, true)
        if (found.length) problems[name] = found
        await close(here, popup)
      }
      expect(problems).toEqual({})
    },
  )
})
