/** Boxes of pictures in the designs of the library keep to their size, whatever letters a visitor has and whatever is said beside them. */
import { describe, expect, it } from 'vitest'
import { at } from '../../build/paths.js'
import { readLibrary } from '../../server/popups/file/library'
import type { PopupDefinition } from '../../shared/model/popup'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { designsAs, painted, STEADY } from '../support/designs'
import { shareOf } from '../support/everyday-share'
import { inGroups } from '../support/in-groups'
import { withLetters } from '../support/letters/letters.js'
import { open, STILL } from '../support/on-request'
import { withOwnPictures } from '../support/own-picture'

const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 760 }

/** Runs in the page: the size of the box of the picture. */
const boxOf = () => {
  const root = document.querySelector('wisp-popup')?.shadowRoot as ShadowRoot
  const { width, height } = (root.querySelector('img') as Element).getBoundingClientRect()
  return { width, height }
}

/** Text makes some boxes higher than they are meant to be. px, and as a share in the widest letters: so much more is still sharp. */
const ROOM = 8
const STRETCH_MAX = 1.15

const library = readLibrary(at('dist'))
/** The designs that have a picture, and are shown over the page. */
const designsOf = (layout: 'horizontal' | 'vertical') =>
  Object.values(designsAs({ language: 'en', layout })).flatMap((popup) => {
    const name = popup.made?.template ?? ''
    const slot = library.designs[name]?.en?.pictures?.picture
    return slot && popup.type !== 'embedded' && popup.type !== 'gamified' ? [{ popup, name, slot }] : []
  })

const SCREENS = [
  ['wide', 'horizontal', DESKTOP],
  ['small', 'vertical', DESKTOP],
  ['small', 'horizontal', PHONE],
] as const
const LETTERS = ['usual', 'wide', 'narrow'] as const

it('many designs have a picture', () => expect(designsOf('horizontal').length).toBeGreaterThan(9))

describe.runIf(isShipped()).each(LETTERS)('with %s letters, the box of a picture', (letters) => {
  const fixture = withWorld({ ...STEADY, env: withLetters(letters) })
  const popupWith = withOwnPictures(fixture)
  /** Everyday runs have each design on one screen, with one kind of letters. */
  const cases = SCREENS.flatMap(([shape, layout, viewport], screen) =>
    inGroups(
      shareOf(designsOf(layout), LETTERS.indexOf(letters) * SCREENS.length + screen, LETTERS.length * SCREENS.length),
      8,
    ).map((designs) => ({
      shape,
      layout,
      viewport,
      designs,
      names: designs.map(({ name }) => name).join(', '),
    })),
  )

  it.each(cases)('is at most as large as its design says: $shape, $layout, $names', async (each) => {
    const { designs, shape, viewport } = each
    const popups: PopupDefinition[] = []
    for (const { popup, name } of designs) {
      const { html, made } = await popupWith({ src: './vase.jpg' }, { type: popup.type, template: name })
      popups.push({ ...popup, html, made })
    }
    await fixture.world.show(...popups)
    const visit = await fixture.world.visit('/plain', { ...STILL, viewport })
    const { page, wisp } = visit
    const problems: string[] = []
    for (const { popup, name, slot } of designs) {
      await open(visit, popup.id)
      const frame = page.locator('wisp-popup .wisp-frame').filter({ visible: true })
      await frame.waitFor()
      await page.evaluate(painted)
      const box = await page.evaluate(boxOf)
      const slotSize = slot.screens && viewport === DESKTOP ? { width: 1280, height: 1080 } : slot[shape]
      const maxHeight = letters === 'wide' ? slotSize.height * STRETCH_MAX : slotSize.height + ROOM
      if (box.width > slotSize.width + 1 || box.height > maxHeight || box.width * box.height < 100)
        problems.push(`${name} is ${Math.round(box.width)} × ${Math.round(box.height)}`)
      await wisp((wisp, id) => wisp.close(id), popup.id)
      await frame.waitFor({ state: 'detached' })
    }
    expect(problems).toEqual([])
  })

  it.each(shareOf(SCREENS, LETTERS.indexOf(letters), LETTERS.length))(
    'of side-story is %s beside a heading that wraps: %s',
    async (shape, layout, viewport) => {
      const texts = { heading: 'It stands by itself, however many words an owner needs to say so' }
      const story = { type: 'side-large', template: 'side-story', texts, design: { layout } }
      const popup = await popupWith({ src: './vase.jpg' }, story)
      await fixture.world.show(popup)
      const visit = await fixture.world.visit('/plain', { ...STILL, viewport })
      await open(visit, popup.id)
      await visit.page.locator('wisp-popup .wisp-frame').waitFor()
      await visit.page.evaluate(painted)
      const lines = await visit.page.getByRole('heading', { name: texts.heading }).evaluate((heading) => {
        const words = document.createRange()
        words.selectNodeContents(heading)
        return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size
      })
      expect(lines).toBeGreaterThan(2)
      const box = await visit.page.evaluate(boxOf)
      const limit = library.designs['side-story']?.en?.pictures?.picture?.[shape]
      expect(box.width).toBeLessThanOrEqual((limit?.width ?? 0) + 1)
      expect(box.height).toBeLessThanOrEqual(limit?.height ?? 0)
    },
  )
})
