/** The first screen of every numbered design, in words as long as other languages have: all can be read. */
import { describe, expect, it } from 'vitest'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { STEADY } from '../support/designs'
import { everydayRows } from '../support/everyday-share'
import {
  eachDesign,
  type NamedDesign,
  problemsOf,
  TRANSLATED_VIEWS,
  TYPE_GROUPS,
  translatedDesigns,
} from '../support/translated-designs'

const fixture = withWorld(STEADY)

describe.runIf(isShipped()).each(TRANSLATED_VIEWS)(
  'designs in $language, $layout, in a window of $width px,',
  (view) => {
    const problemsIn = async (designs: readonly NamedDesign[]): Promise<Record<string, string[]>> => {
      const problems: Record<string, string[]> = {}
      await eachDesign(fixture.world, designs, view, async (here, [name, popup]) => {
        const designProblems = await problemsOf(here, popup)
        if (designProblems.length) problems[name] = designProblems
      })
      return problems
    }

    it.each(TYPE_GROUPS)('fit into the window, break and cut off no word, and cover none: %s, %s', async (...types) => {
      const all = translatedDesigns(view, (type) => types.includes(type))
      expect(all.length).toBeGreaterThan(15)
      const designs = everydayRows(all, { kindOf: ([, { type }]) => type, first: view.first })
      expect(await problemsIn(designs)).toEqual({})
    })

    it('do so in their places in the page', async () => {
      const all = translatedDesigns(view, (type) => type === 'embedded')
      expect(all).toHaveLength(7)
      expect(await problemsIn(everydayRows(all, { first: view.first }))).toEqual({})
    })
  },
)
