/** The first screen of every numbered design, in words as long as other languages have: all can be read. */
import { describe, expect, it } from 'vitest'
import type { PopupDefinition } from '../../shared/model/popup'
import type { PopupType } from '../../shared/model/popup-type'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { coveredWords } from '../support/covered-words'
import { STEADY, type Variant } from '../support/designs'
import { everydayRows } from '../support/everyday-share'
import { close, open, troubles, visit } from '../support/format-visits'
import { formatsAs } from '../support/formats'
import { ignoreShifts } from '../support/owner-logo'
import { textsAs } from '../support/sentences'
import type { Visit } from '../support/visit.page'

const fixture = withWorld(STEADY)

/** Words of so many letters are hyphenated by browsers that know the language; the one of the suites knows none. */
const HYPHENATED_FROM = 13

const PHONE = { width: 360, height: 740 }

const VIEWS = ['de', 'ar'].flatMap((language) => [
  { language, layout: 'horizontal' as const, width: 1280, height: 800, first: 0 as const },
  { language, layout: 'vertical' as const, width: 1280, height: 800, first: 1 as const },
  { language, layout: 'horizontal' as const, ...PHONE, first: 2 as const },
])

/** Types of popups over the page, a case for each few: one with all of them takes longer on a busy machine than a case may. */
const GROUPS: PopupType[][] = [
  ['lightbox', 'gamified'],
  ['bar', 'browsing', 'content'],
  ['side-small', 'side-large'],
  ['fullpage', 'mobile', 'social'],
]

const designsIn = (variant: Variant, isWanted: (type: PopupType) => boolean): [string, PopupDefinition][] =>
  Object.entries(formatsAs(variant, isWanted, undefined, { textsOf: (samples) => textsAs(variant.language, samples) }))

const problemsOf = async (here: Visit, isOver: boolean): Promise<string[]> => [
  ...(await troubles(here, isOver, true, HYPHENATED_FROM)),
  ...(await coveredWords(here)),
]

describe.runIf(isShipped()).each(VIEWS)('designs in $language, $layout, in a window of $width px,', (view) => {
  const { language, layout, first, width, height } = view

  it.each(GROUPS)('fit into the window, break and cut off no word, and cover none: %s, %s', async (...types) => {
    const all = designsIn({ language, layout }, (type) => types.includes(type))
    const designs = everydayRows(all, { kindOf: ([, { type }]) => type, first })
    const popups = designs.map(([, popup]) => popup)
    const here = await visit(fixture.world, popups, { width, height })
    // Read from the right, columns that open under the pointer begin where it is.
    await here.page.evaluate(ignoreShifts)
    const problems: Record<string, string[]> = {}
    for (const [name, popup] of designs) {
      await open(here, popup)
      const designProblems = await problemsOf(here, true)
      if (designProblems.length) problems[name] = designProblems
      await close(here, popup)
    }
    expect(all.length).toBeGreaterThan(15)
    expect(problems).toEqual({})
  })

  it('do so in their places in the page', async () => {
    const all = designsIn({ language, layout }, (type) => type === 'embedded')
    const problems: Record<string, string[]> = {}
    for (const [name, popup] of everydayRows(all, { first })) {
      const place = `<div data-id="${popup.id}" style="min-height: 2000px"></div>`
      fixture.world.put('/embedded', '', `<body><h1>A page</h1>${place}</body>`)
      const here = await visit(fixture.world, [popup], { width, height }, '/embedded')
      await here.page.locator('wisp-popup .wisp-frame').waitFor()
      const designProblems = await problemsOf(here, false)
      if (designProblems.length) problems[name] = designProblems
    }
    expect(all).toHaveLength(7)
    expect(problems).toEqual({})
  })
})
