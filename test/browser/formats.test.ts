/** Every numbered design, as visitors meet it: it fits, can be read, pressed, filled in and closed. */
import { describe, expect, it } from 'vitest'
import type { PopupDefinition } from '../../shared/model/popup'
import type { PopupType } from '../../shared/model/popup-type'
import { violationsOf } from '../support/axe'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { STEADY } from '../support/designs'
import { everydayRows, shareOf } from '../support/everyday-share'
import { answer } from '../support/fill-form'
import { close, isOverPage, open, troubles, VIEWS, visit } from '../support/format-visits'
import { formatsAs } from '../support/formats'
import { ignoreShifts, LOGO, LOGO_FILE, logoTroubles, withoutLogo } from '../support/owner-logo'

const fixture = withWorld(STEADY)

// Both frameworks draw the same: testing what ships is enough.
describe.runIf(isShipped()).each(VIEWS)('every design, $name,', (view) => {
  const { variant, viewport, theme } = view
  /** A twentieth of the designs is tried, each in one view; in the complete run, all in all. looks.test.ts has one of each type. */
  const shared = (formats: Record<string, PopupDefinition>, first: 0 | 1 | 2) =>
    shareOf(everydayRows(Object.entries(formats), { first }), VIEWS.indexOf(view), VIEWS.length)

  it('fits into the window, can be read and pressed, is accessible, and holds its owner’s logo', async () => {
    const formats = formatsAs(variant, isOverPage, theme, { logo: LOGO })
    const here = await visit(fixture.world, Object.values(formats), viewport)
    await here.page.evaluate(ignoreShifts)
    await here.page.route(`${LOGO}*`, (route) => route.fulfill(LOGO_FILE))
    const problems: Record<string, string[]> = {}
    for (const [name, popup] of shared(formats, 1)) {
      await open(here, popup)
      const logo = popup.type === 'bar' || name === 'pocket-delivery' ? [] : await logoTroubles(here)
      await here.page.evaluate(withoutLogo)
      const designProblems = [...logo, ...(await troubles(here, true, true)), ...(await violationsOf(here.page))]
      if (designProblems.length) problems[name] = designProblems
      await close(here, popup)
    }
    expect(Object.keys(formats).length).toBeGreaterThan(100)
    expect(problems).toEqual({})
  })

  it('keeps its shape without a fact to state', async () => {
    const formats = formatsAs(variant, isOverPage, theme, { blank: true })
    const here = await visit(fixture.world, Object.values(formats), viewport)
    const problems: Record<string, string[]> = {}
    for (const [name, popup] of shared(formats, 2)) {
      await open(here, popup)
      const designProblems = await troubles(here, true, true)
      if (designProblems.length) problems[name] = designProblems
      await close(here, popup)
    }
    expect(problems).toEqual({})
  })

  it('fits into a page, can be read and pressed, and is accessible', async () => {
    const formats = formatsAs(variant, (type) => type === 'embedded', theme)
    const problems: Record<string, string[]> = {}
    for (const [name, popup] of shareOf(everydayRows(Object.entries(formats)), VIEWS.indexOf(view), VIEWS.length)) {
      fixture.world.put(
        '/embedded',
        '',
        `<body><h1>A page</h1><div data-id="${popup.id}" style="min-height: 2000px"></div></body>`,
      )
      const here = await visit(fixture.world, [popup], viewport, '/embedded')
      await here.page.locator('wisp-popup .wisp-frame').waitFor()
      const designProblems = [...(await troubles(here, false, true)), ...(await violationsOf(here.page))]
      if (designProblems.length) problems[name] = designProblems
    }
    expect(Object.keys(formats)).toHaveLength(7)
    expect(problems).toEqual({})
  })
})

// Games are played in the tests of games.
const isAnswered = (type: PopupType): boolean => isOverPage(type) && type !== 'gamified'

it.runIf(isShipped())('every design goes through its form to its thanks, and a control closes it', async () => {
  const formats = formatsAs({ language: 'en', layout: 'horizontal' }, isAnswered)
  const here = await visit(fixture.world, Object.values(formats), { width: 390, height: 800 })
  const problems: Record<string, string> = {}
  for (const [name, popup] of everydayRows(Object.entries(formats))) {
    await open(here, popup)
    const found = await answer(here.page)
    if (found) problems[name] = found
    await close(here, popup)
  }
  expect(problems).toEqual({})
})
