/** Every further screen of every numbered design, in words as long as other languages have: next steps, thanks, ends of games. */
import { describe, expect, it } from 'vitest'
import type { PopupDefinition } from '../../shared/model/popup'
import type { PopupType } from '../../shared/model/popup-type'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { STEADY } from '../support/designs'
import { everydayRows } from '../support/everyday-share'
import { answer } from '../support/fill-form'
import { playGame } from '../support/play-game'
import {
  eachDesign,
  problemsOf,
  TRANSLATED_VIEWS,
  type TranslatedView,
  translatedDesigns,
} from '../support/translated-designs'
import type { Visit } from '../support/visit.page'

const fixture = withWorld(STEADY)

const VIEWS: TranslatedView[] = [
  ...TRANSLATED_VIEWS,
  { language: 'ja', layout: 'horizontal', width: 360, height: 740, first: 0 },
]

/** A case for each few: a visitor goes through several screens of each design. */
const GROUPS: PopupType[][] = [
  ['lightbox'],
  ['gamified', 'bar', 'browsing', 'embedded'],
  ['side-small'],
  ['side-large', 'fullpage'],
  ['mobile', 'social'],
]

const hasFurtherScreens = ({ html }: PopupDefinition): boolean => /data-wisp-form|data-wisp-action="next"/.test(html)

const goThrough = async ({ page }: Visit, { type }: PopupDefinition, look: () => Promise<void>): Promise<unknown> =>
  type === 'gamified' ? playGame(page, look) : answer(page, look)

describe.runIf(isShipped()).each(VIEWS)('further screens in $language, $layout, in a window of $width px,', (view) => {
  it.each(GROUPS)('fit, break and cut off no word, and cover none: %s, %s, %s, %s', async (...types) => {
    const all = translatedDesigns(view, (type) => types.includes(type)).filter(([, popup]) => hasFurtherScreens(popup))
    expect(all.length).toBeGreaterThan(5)
    const problems: Record<string, unknown[]> = {}
    let screens = 0
    const designs = everydayRows(all, { kindOf: ([, { type }]) => type, first: view.first })
    await eachDesign(fixture.world, designs, view, async (here, [name, popup]) => {
      const seen: string[][] = []
      const failed = await goThrough(here, popup, async () => {
        seen.push(await problemsOf(here, popup))
      })
      screens += seen.length
      const designProblems = [...seen.flat(), ...(failed ? [failed] : [])]
      if (designProblems.length) problems[name] = designProblems
    })
    expect(problems).toEqual({})
    expect(screens).toBeGreaterThanOrEqual(designs.length)
  })
})
