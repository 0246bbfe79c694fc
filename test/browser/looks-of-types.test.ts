/** Every type, in both layouts and both directions, at each of the nine places where it can stand. */
import { expect, it } from 'vitest'
import { HORIZONTAL, LAYOUTS } from '../../shared/model/design'
import type { PopupDefinition } from '../../shared/model/popup'
import { EXCLUSIVE, type PopupType } from '../../shared/model/popup-type'
import { LANGUAGES } from '../../shared/model/text'
import { isShipped } from '../support/both'
import { withWorld } from '../support/browser'
import { designsAs, loadFonts, pageOf, painted, STEADY, type Variant, withoutClose } from '../support/designs'
import { differenceBetween, differenceOf, tiled } from '../support/picture'
import { POSITIONS } from '../support/types'
import type { Visit } from '../support/visit.page'

const held = withWorld(STEADY)

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
/** These fill what they stand in; and games stand where lightboxes do, by the same sheet. */
const UNPLACED: PopupType[] = ['fullpage', 'embedded', 'gamified']
const VARIANTS = LANGUAGES.flatMap((language) => LAYOUTS.map((layout): Variant => ({ language, layout })))

/** Room for nine at once; and for one that has the window to itself. Drawn small: what is looked at is where things are. */
const WIDE = { width: 2700, height: 1800 }
const USUAL = { width: 1000, height: 720 }
const SCALE = 0.16

/** The same popup at each place. */
const placed = (popup: PopupDefinition): PopupDefinition[] =>
  (UNPLACED.includes(popup.type) ? [popup.design.position] : POSITIONS).map((position, at) => ({
    ...popup,
    id: `${at}${popup.id}`.slice(0, 13),
    onClickOnly: true,
    triggers: {},
    design: { ...popup.design, position },
  }))

const visit = async (popups: PopupDefinition[]): Promise<Visit> => {
  const { world } = held
  await world.show(...popups)
  const embedded = popups.filter(({ type }) => type === 'embedded').map(({ id }) => id)
  world.files['/looks'] = { type: 'text/html', body: pageOf(world.tag, embedded) }
  const visit = await world.visit('/looks', {
    viewport: WIDE,
    deviceScaleFactor: SCALE,
    reducedMotion: 'reduce',
    userAgent: 'Mozilla/5.0 (Linux; Android 15) Mobile',
    // The window changes its size, and with it the page.
    ours: true,
    prepare: ({ page }) => page.clock.setFixedTime('2026-06-01T12:00:00Z'),
  })
  await visit.page.evaluate(loadFonts)
  await visit.decided()
  return visit
}

/** `proving` that the picture would show that a close control is gone. */
const draw = async ({ page, wisp }: Visit, popups: PopupDefinition[], proving: boolean): Promise<Buffer> => {
  // One after the other: bars stand in order of coming, and cards lie on those that came before.
  await wisp(
    async (wisp, ids) => {
      for (const id of ids) {
        const shown = new Promise((resolve) => addEventListener('wisp:show', resolve, { once: true }))
        wisp.open(id)
        await shown
      }
    },
    popups.map(({ id }) => id),
  )
  const frames = page.locator('wisp-popup .wisp-frame')
  await expect.poll(() => frames.count()).toBe(popups.length)
  await page.evaluate(painted)
  const drawn = await page.screenshot()
  if (proving && (await page.evaluate(withoutClose)))
    expect(differenceBetween(drawn, await page.screenshot(), SCALE), 'with a close control painted out').not.toBe('')
  await wisp((wisp) => wisp.close())
  await expect.poll(() => frames.count()).toBe(0)
  return drawn
}

/** Those that may not stand beside each other: one after the other, put together as the window is. */
const drawApart = async (visit: Visit, popups: PopupDefinition[], proving: boolean): Promise<Buffer> => {
  const drawn: Buffer[] = []
  await visit.page.setViewportSize(USUAL)
  for (const popup of popups) drawn.push(await draw(visit, [popup], proving))
  await visit.page.setViewportSize(WIDE)
  return tiled(drawn, HORIZONTAL.length)
}

// Where each stands is for the style sheets to say, which both builds share; how React draws each design is seen in looks.test.ts.
it.runIf(isShipped()).each(VARIANTS)(
  'in $language, $layout: each type stands where its owner says, and looks as approved',
  async (variant) => {
    const designs = designsAs(variant)
    const types = DESIGNS.map((name) => placed(designs[name] as PopupDefinition))
    const here = await visit(types.flat())
    const problems: string[] = []
    for (const popups of types) {
      const [{ type }] = popups as [PopupDefinition]
      const apart = EXCLUSIVE.includes(type) || UNPLACED.includes(type)
      const drawn = await (apart ? drawApart : draw)(here, popups, variant === VARIANTS[0])
      problems.push(differenceOf(`types/${type}-${variant.language}-${variant.layout}`, drawn, SCALE))
    }
    expect(problems.filter(Boolean)).toEqual([])
  },
)
