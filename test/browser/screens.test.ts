/** Accessibility, by axe-core, of all screens after the first (looks.test.ts checks that one), and of the frame around them. */
import type { Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { PopupDefinition } from '../../shared/model/popup'
import { SAMPLE_LANGUAGES } from '../../shared/model/text'
import { violationsOf } from '../support/axe'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { designsAs } from '../support/designs'
import { popupOf } from '../support/popup'
import { fetchWhole } from '../support/whole-answer'
import { SITE } from '../support/world'

const fixture = withWorld()

/** One popup for each of the other screens of a design, starting with that screen. Games have cases of their own. */
const otherScreens = (design: PopupDefinition): PopupDefinition[] =>
  [...design.html.matchAll(/data-wisp-screen="(\w+)"/g)]
    .map(([, screen]) => screen)
    .filter((screen, _, all) => screen !== (all.includes('welcome') ? 'welcome' : 'main'))
    .map((screen, index) => ({
      ...design,
      id: `${index}${design.id}`.slice(0, 13),
      name: `${design.name}, ${screen}`,
      onClickOnly: true,
      triggers: {},
      html: design.html.replace(
        /(data-wisp-screen=")(\w+)/g,
        (_, mark, name) => mark + (name === screen ? 'welcome' : `not-${name}`),
      ),
    }))

/** Answers as for a free account, whose popups show the credit line. */
const credited = async (route: Route): Promise<void> => {
  const response = await fetchWhole(route)
  const answer = await response.json()
  const poptins = answer.poptins.map((popup: object) => ({ ...popup, if_poptin_credit: true }))
  await route.fulfill({ response, json: { ...answer, poptins } })
}

// Both frameworks draw the same: testing one build is enough.
describe.runIf(isShipped()).each(SAMPLE_LANGUAGES)('in %s', (language) => {
  it('every further screen of every design is accessible, with the credit line', async () => {
    const designs = Object.values(designsAs({ language, layout: 'horizontal' }))
    const popups = designs.filter(({ type }) => type !== 'gamified').flatMap(otherScreens)
    await fixture.world.show(...popups)
    const places = popups.filter(({ type }) => type === 'embedded').map(({ id }) => `<div data-id="${id}"></div>`)
    fixture.world.put('/screens', '', places.join(''))
    const { decided, page, wisp } = await fixture.world.visit('/screens', {
      reducedMotion: 'reduce',
      ours: true,
      prepare: ({ page }) => page.route(/\/api\/display\/(click\/)?[^/]+$/, credited),
    })
    await decided()
    const problems: Record<string, string[]> = {}
    for (const { id, name } of popups) {
      await wisp((wisp, id) => wisp.open(id), id)
      await page.locator('wisp-popup .wisp-credit').waitFor()
      const violations = await violationsOf(page)
      if (violations.length) problems[name] = violations
      await wisp((wisp) => wisp.close())
      await expect.poll(() => page.locator('wisp-popup').count()).toBe(0)
    }
    expect(problems).toEqual({})
    expect(popups.length).toBeGreaterThanOrEqual(10)
  })

  it('the preview banner and the upgrade popup are accessible', async () => {
    const { world } = fixture
    const popup = popupOf({ language })
    await world.show(popup)
    const preview = await world.visit(`/plain?ppt-preview=${popup.id}`, { reducedMotion: 'reduce' })
    await preview.page.locator('wisp-popup .wisp-preview').waitFor()
    expect(await violationsOf(preview.page)).toEqual([])
    await world.store.sites.setLimits(SITE, { restrictedSince: 1, upgradePopup: popup.id })
    try {
      const restricted = await world.visit('/plain', { reducedMotion: 'reduce' })
      await restricted.dialog.waitFor()
      expect(await violationsOf(restricted.page)).toEqual([])
    } finally {
      await world.store.sites.setLimits(SITE, {})
    }
  })
})
