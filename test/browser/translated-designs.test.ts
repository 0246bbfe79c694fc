/** The first screen of every numbered design over the page, side by side, in words as long as other languages have: all can be read. */
import { describe, expect, it } from 'vitest'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { STEADY } from '../support/designs'
import { everydayRows } from '../support/everyday-share'
import { close, isOverPage, open, troubles, visit } from '../support/format-visits'
import { formatsAs } from '../support/formats'
import { ignoreShifts } from '../support/owner-logo'
import { textsAs } from '../support/sentences'

const fixture = withWorld(STEADY)

const VIEWS = ['de', 'ar'].flatMap((language) => [
  { language, width: 1280, height: 800, first: 0 as const },
  { language, width: 360, height: 740, first: 2 as const },
])

describe.runIf(isShipped()).each(VIEWS)(
  'the first screen of every design in $language, in a window of $width px,',
  (view) => {
    const { language, first, width, height } = view
    const textsOf = (samples: Record<string, string>) => textsAs(language, samples)

    it('fits into the window, and cuts off no word', async () => {
      const formats = formatsAs({ language, layout: 'horizontal' }, isOverPage, undefined, { textsOf })
      const designs = everydayRows(Object.entries(formats), { kindOf: ([, { type }]) => type, first })
      const popups = designs.map(([, popup]) => popup)
      const here = await visit(fixture.world, popups, { width, height })
      // Read from the right, columns that open under the pointer begin where it is.
      await here.page.evaluate(ignoreShifts)
      const problems: Record<string, string[]> = {}
      for (const [name, popup] of designs) {
        await open(here, popup)
        const designProblems = await troubles(here, true)
        if (designProblems.length) problems[name] = designProblems
        await close(here, popup)
      }
      expect(Object.keys(formats).length).toBeGreaterThan(100)
      expect(problems).toEqual({})
    })
  },
)
