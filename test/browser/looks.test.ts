import { describe, expect, it } from 'vitest'
import type { PopupDefinition } from '../../shared/model/popup'
import { violationsOf } from '../support/axe'
import { withWorld } from '../support/browser'
import { inBoth, isShipped } from '../support/builds'
import { designsAs, loadFonts, pageOf, painted, STEADY, type Variant, withoutClose } from '../support/designs'
import { everydayRows, shareOf } from '../support/everyday-share'
import { changedIn, differenceOf } from '../support/picture'
import type { Visit } from '../support/visit.page'

const fixture = withWorld(STEADY)

/** Half size is large enough to see what is out of place, and small enough to store. */
const SCALE = 0.5
const DESKTOP = { width: 1000, height: 720 }
const PHONE = { width: 390, height: 760 }

const VIEWS: [name: string, variant: Variant, viewport: typeof DESKTOP][] = [
  ['desktop', { language: 'en', layout: 'horizontal' }, DESKTOP],
  ['desktop-he-vertical', { language: 'he', layout: 'vertical' }, DESKTOP],
  ['phone', { language: 'en', layout: 'horizontal' }, PHONE],
]

/** CSS pixels that look different without a close control: its cross is thin in a picture of half the size. */
const CROSS = 4

/** The problems of one design: its looks, what axe-core finds, and a picture that would not show a missing control. */
const lookAt = async ({ page, wisp }: Visit, { id, type }: PopupDefinition, name: string): Promise<string[]> => {
  if (type !== 'embedded') await wisp((wisp, id) => wisp.open(id), id)
  const frame = page.locator('wisp-popup .wisp-frame').filter({ visible: true })
  await frame.waitFor()
  await frame.scrollIntoViewIfNeeded()
  await page.evaluate(painted)
  const picture = await page.screenshot()
  // Both frameworks draw the same: testing one build is enough.
  const violations = isShipped() ? await violationsOf(page) : []
  if (isShipped() && (await page.evaluate(withoutClose)))
    if (changedIn(picture, await page.screenshot(), SCALE) < CROSS)
      violations.push('nobody would miss its close control')
  await wisp((wisp, id) => wisp.close(id), id)
  await frame.waitFor({ state: 'detached' })
  return [differenceOf(name, picture, SCALE), ...violations].filter(Boolean)
}

describe.each(inBoth(VIEWS))('%s', (view, variant, viewport) => {
  const row = VIEWS.findIndex(([name]) => name === view)
  /** A twentieth of the designs is looked at, each in one view; in the complete run, all in all. */
  const shared = <T>(items: readonly T[]): readonly T[] => shareOf(items, row, VIEWS.length)
  const designs = everydayRows(Object.entries(designsAs(variant)), { kindOf: ([, { type }]) => type })
  const ofPage = designs.filter(([, { type }]) => type !== 'embedded')
  const inPage = designs.filter(([, { type }]) => type === 'embedded')

  const visit = async (popups: PopupDefinition[], embedded: string[]) => {
    const { world } = fixture
    await world.show(...popups)
    world.files['/looks'] = { type: 'text/html', body: pageOf(world.tag, embedded) }
    const visit = await world.visit('/looks', {
      viewport,
      deviceScaleFactor: SCALE,
      reducedMotion: 'reduce',
      prepare: ({ page }) => page.clock.setFixedTime('2026-06-01T12:00:00Z'),
    })
    await visit.page.evaluate(loadFonts)
    await visit.decided()
    return visit
  }

  it('every design over the page looks as approved, and is accessible', async () => {
    const here = await visit(
      ofPage.map(([, popup]) => popup),
      [],
    )
    const problems: Record<string, string[]> = {}
    for (const [name, popup] of shared(ofPage)) {
      const found = await lookAt(here, popup, `${name}-${view}`)
      if (found.length) problems[name] = found
    }
    expect(problems).toEqual({})
  })

  it.each(shared(inPage))('%s, in the page, looks as approved, and is accessible', async (name, popup) => {
    expect(await lookAt(await visit([popup], [popup.id]), popup, `${name}-${view}`)).toEqual([])
  })
})
