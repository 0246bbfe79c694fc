/** Every type, in both layouts and both directions, at each of the nine places where it can stand. */
import { expect, it } from 'vitest'
import { HORIZONTAL, LAYOUTS } from '../../shared/model/design'
import type { PopupDefinition } from '../../shared/model/popup'
import { EXCLUSIVE, type PopupType } from '../../shared/model/popup-type'
import { SAMPLE_LANGUAGES } from '../../shared/model/text'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { designsAs, loadFonts, pageOf, painted, STEADY, type Variant, withoutClose } from '../support/designs'
import { shareOf } from '../support/everyday-share'
import { differenceBetween, differenceOf, tiled } from '../support/picture'
import { POSITIONS } from '../support/types'
import type { Visit } from '../support/visit.page'

const fixture = withWorld(STEADY)

/** One design of each type. */
const DESIGNS = [
  'newsletter',
  'countdown-bar',
  'corner-note',
  'side-story',
  'still-here',
  'full-season',
  'pocket-offer',
  'talk-to-us',
  'inline-letter',
  'wheel-of-clay',
  'reading',
]
/** Types without positions of their own: some fill their container, and games share the style sheet of lightboxes. */
const UNPLACED: PopupType[] = ['fullpage', 'embedded', 'gamified']
const VARIANTS = SAMPLE_LANGUAGES.flatMap((language) => LAYOUTS.map((layout): Variant => ({ language, layout })))

/** A window for nine popups, and one for a popup by itself. Drawn small, because only the positions matter. */
const WIDE = { width: 2700, height: 1800 }
const USUAL = { width: 1000, height: 720 }
const SCALE = 0.16

/** The same popup at each position. */
const placed = (popup: PopupDefinition): PopupDefinition[] =>
  (UNPLACED.includes(popup.type) ? [popup.design.position] : POSITIONS).map((position, index) => ({
    ...popup,
    id: `${index}${popup.id}`.slice(0, 13),
    onClickOnly: true,
    triggers: {},
    design: { ...popup.design, position },
  }))

const visit = async (popups: PopupDefinition[]): Promise<Visit> => {
  const { world } = fixture
  await world.show(...popups)
  const embedded = popups.filter(({ type }) => type === 'embedded').map(({ id }) => id)
  world.files['/looks'] = { type: 'text/html', body: pageOf(world.tag, embedded) }
  const visit = await world.visit('/looks', {
    viewport: WIDE,
    deviceScaleFactor: SCALE,
    reducedMotion: 'reduce',
    userAgent: 'Mozilla/5.0 (Linux; Android 15) Mobile',
    // Resizing the window shifts the page.
    ours: true,
    prepare: ({ page }) => page.clock.setFixedTime('2026-06-01T12:00:00Z'),
  })
  await visit.page.evaluate(loadFonts)
  await visit.decided()
  return visit
}

/** `proving`: also checks that the picture would show a missing close control. */
const draw = async ({ page, wisp }: Visit, popups: PopupDefinition[], proving: boolean): Promise<Buffer> => {
  // One after the other: bars stand in the order in which they open, and cards lie on earlier ones.
  await wisp(
    async (wisp, ids) => {
      for (const id of ids) {
        const showing = new Promise((resolve) => addEventListener('wisp:show', resolve, { once: true }))
        wisp.open(id)
        await showing
      }
    },
    popups.map(({ id }) => id),
  )
  const frames = page.locator('wisp-popup .wisp-frame')
  await expect.poll(() => frames.count()).toBe(popups.length)
  await page.evaluate(painted)
  const picture = await page.screenshot()
  if (proving && (await page.evaluate(withoutClose)))
    expect(differenceBetween(picture, await page.screenshot(), SCALE), 'with a close control painted out').not.toBe('')
  await wisp((wisp) => wisp.close())
  await expect.poll(() => frames.count()).toBe(0)
  return picture
}

/** For popups that cannot show at the same time: draws them one after the other, and puts the pictures together. */
const drawApart = async (visit: Visit, popups: PopupDefinition[], proving: boolean): Promise<Buffer> => {
  const pictures: Buffer[] = []
  await visit.page.setViewportSize(USUAL)
  for (const popup of popups) pictures.push(await draw(visit, [popup], proving))
  await visit.page.setViewportSize(WIDE)
  return tiled(pictures, HORIZONTAL.length)
}

// Style sheets, which both builds share, set the positions: testing one build is enough. looks.test.ts compares how
// React draws each design.
it.runIf(isShipped()).each(VARIANTS)(
  'in $language, $layout: each type stands where its owner says, and looks as approved',
  async (variant) => {
    const designs = designsAs(variant)
    const types = DESIGNS.map((name) => placed(designs[name] as PopupDefinition))
    const here = await visit(types.flat())
    const problems: string[] = []
    for (const popups of shareOf(types, VARIANTS.indexOf(variant), VARIANTS.length)) {
      const [{ type }] = popups as [PopupDefinition]
      const apart = EXCLUSIVE.includes(type) || UNPLACED.includes(type)
      const picture = await (apart ? drawApart : draw)(here, popups, variant === VARIANTS[0])
      problems.push(differenceOf(`types/${type}-${variant.language}-${variant.layout}`, picture, SCALE))
    }
    expect(problems.filter(Boolean)).toEqual([])
  },
)
