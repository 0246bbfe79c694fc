/** Ten designs of different types and brands in Japanese: letters, line breaks and the room around both, on each of their screens. */
import { describe, expect, it } from 'vitest'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { STEADY } from '../support/designs'
import { everydayRows } from '../support/everyday-share'
import { answer } from '../support/fill-form'
import { inGroups } from '../support/in-groups'
import { badLines, undrawnLetters } from '../support/japanese-lines'
import { eachDesign, problemsOf, translatedDesigns } from '../support/translated-designs'

const fixture = withWorld(STEADY)

const TEN = [
  'newsletter',
  'letter',
  'sale-countdown',
  'gift-finder',
  'first-page',
  'training-plan',
  'trip-planner',
  'pocket-offer',
  'letter-bar',
  'inline-letter',
]

const VIEWS = [
  { layout: 'horizontal', width: 1280, height: 800, first: 0 },
  { layout: 'vertical', width: 1280, height: 800, first: 1 },
  { layout: 'horizontal', width: 360, height: 740, first: 2 },
] as const

describe.runIf(isShipped()).each(VIEWS)('ten designs in Japanese, $layout, in a window of $width px,', (view) => {
  it.each(inGroups(TEN, 4).map((names) => [names.join(', '), names] as const))(
    'break lines as readers expect, and no letter is missing, cut off or covered: %s',
    async (_, names) => {
      const all = translatedDesigns({ language: 'ja', layout: view.layout }, () => true)
      const some = all.filter(([name]) => names.includes(name))
      expect(some).toHaveLength(names.length)
      const problems: Record<string, unknown[]> = {}
      await eachDesign(fixture.world, everydayRows(some, { first: view.first }), view, async (here, [name, popup]) => {
        const look = async () => [...(await problemsOf(here, popup)), ...(await badLines(here.page))]
        const seen = await look()
        const failed = await answer(here.page, async () => seen.push(...(await look())))
        if (failed) seen.push(failed)
        if (seen.length) problems[name] = seen
        expect(await undrawnLetters(here.page), name).toEqual([])
      })
      expect(problems).toEqual({})
    },
  )
})
