import { describe, expect, it } from 'vitest'
import type { PopupDefinition } from '../../shared/popup'
import { violationsOf } from '../support/axe'
import { withWorld } from '../support/browser'
import { designsAs, pageOf, type Variant } from '../support/designs'
import { expectPicture } from '../support/picture'
import type { Visit } from '../support/visit.page'

const held = withWorld()

/** Drawn at half size: enough to see what is out of place, and small enough to keep. */
const SCALE = 0.5
const DESKTOP = { width: 1000, height: 720 }
const PHONE = { width: 390, height: 760 }

const VIEWS: [name: string, variant: Variant, viewport: typeof DESKTOP][] = [
  ['desktop', { language: 'en', layout: 'horizontal' }, DESKTOP],
  ['desktop-he-vertical', { language: 'he', layout: 'vertical' }, DESKTOP],
  ['phone', { language: 'en', layout: 'horizontal' }, PHONE],
]

/** Opens it, or goes to where it is drawn into the page. */
const bringUp = async ({ page, wisp }: Visit, { id, type }: PopupDefinition) => {
  if (type !== 'embedded') await wisp((wisp, id) => wisp.open(id), id)
  const frame = page.locator('wisp-popup .wisp-frame')
  await frame.waitFor()
  await frame.scrollIntoViewIfNeeded()
  // Modal, and with it the page behind, a frame after it was painted.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(done)))),
  )
}

describe.each(VIEWS)('%s', (view, variant, viewport) => {
  const designs = designsAs(variant)

  it.each(Object.entries(designs))('%s looks as it did, and is accessible', async (name, popup) => {
    const { world } = held
    await world.show(popup)
    world.put('/looks', '')
    const tag = world.files['/looks']?.body.match(/<script[^>]*><\/script>/)?.[0] ?? ''
    world.files['/looks'] = { type: 'text/html', body: pageOf(tag, popup.type === 'embedded' ? [popup.id] : []) }
    const visit = await world.visit('/looks', {
      viewport,
      deviceScaleFactor: SCALE,
      reducedMotion: 'reduce',
      prepare: ({ page }) => page.clock.setFixedTime('2026-06-01T12:00:00Z'),
    })
    await visit.decided()
    await bringUp(visit, popup)
    expectPicture(`${name}-${view}`, await visit.page.screenshot())
    expect(await violationsOf(visit.page)).toEqual([])
  })
})
