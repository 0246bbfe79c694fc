/** The consent box that a popup file asks for: drawn in every design with a form, and kept with each lead. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { at } from '../../build/paths.js'
import { fill, readLibrary } from '../../server/popups/file/library'
import type { PopupDefinition } from '../../shared/model/popup'
import type { Language } from '../../shared/model/text'
import { violationsOf } from '../support/axe'
import { withWorld } from '../support/browser'
import { designsAs, loadFonts, pageOf, painted, STEADY } from '../support/designs'
import { everydayRows } from '../support/everyday-share'
import type { Visit } from '../support/visit.page'
import { SITE } from '../support/world'

const fixture = withWorld(STEADY)
const LIBRARY = readLibrary(at('dist'))
const PRIVACY = 'https://shop.example/privacy'

const VIEWS: [language: Language, width: number, height: number][] = [
  ['en', 1000, 720],
  ['he', 390, 760],
  ['de', 390, 760],
]

/** Designs whose rows stand in ways of their own: in a bar, on colours, at the foot, in a drawing, where there was none. */
const DESIGNS = [
  ...[
    'newsletter',
    'letter-bar',
    'full-welcome',
    'scratch-card',
    'ask-us',
    'two-steps',
    'pocket-letter',
    'pocket-quiz',
  ],
  ...['trip-planner', 'corner-note', 'one-question', 'recommend-us'],
]

/** Popups of these designs, with a consent box. */
const withRow = (language: Language): PopupDefinition[] =>
  Object.values(designsAs({ language: language === 'he' ? 'he' : 'en', layout: 'horizontal' })).flatMap((popup) => {
    if (!popup.made || !DESIGNS.includes(popup.made.template)) return []
    const made = { ...popup.made, consent: true as const }
    return [{ ...popup, language, made, html: fill(LIBRARY, { ...made, language }) }]
  })

/** Runs in the page: what is wrong with the row, '' if nothing is. */
const lookAtRow = (): string => {
  const root = [...document.querySelectorAll('wisp-popup')].map(({ shadowRoot }) => shadowRoot).find((each) => each)
  const box = [...(root?.querySelectorAll<HTMLInputElement>('[data-wisp-field=consent] input') ?? [])].find((each) =>
    each.checkVisibility(),
  )
  const label = box?.closest('label')
  const link = label?.querySelector('a')
  const frame = root?.querySelector('.wisp-root')
  if (!box || !label || !link || !frame) return 'is not there'
  if (box.checked) return 'is ticked'
  const [around, words] = [frame.getBoundingClientRect(), label.getBoundingClientRect()]
  if (words.left < around.left - 1 || words.right > around.right + 1) return 'leaves the popup'
  if (label.scrollWidth > label.clientWidth + 1) return 'overflows'
  if (words.height < 32) return 'is too low for a finger'
  if (getComputedStyle(link).color !== getComputedStyle(label).color) return 'has a link of another colour'
  return getComputedStyle(link).textDecorationLine === 'underline' ? '' : 'has a link without a line'
}

const look = async ({ page, wisp }: Visit, { id, made }: PopupDefinition, view: string): Promise<string[]> => {
  await wisp((wisp, id) => wisp.open(id), id)
  const frame = page.locator('wisp-popup .wisp-frame').filter({ visible: true })
  await frame.first().waitFor()
  await page.evaluate(painted)
  // Some designs ask for something else first.
  const box = frame.locator('[data-wisp-field=consent] input').first()
  if (!(await box.count())) await wisp((wisp) => wisp.ready())
  if (await box.isVisible()) await box.scrollIntoViewIfNeeded()
  if (process.env.WISP_ROWS) {
    mkdirSync(process.env.WISP_ROWS, { recursive: true })
    writeFileSync(`${process.env.WISP_ROWS}/${made?.template}-${view}.png`, await page.screenshot())
  }
  const problems = [await page.evaluate(lookAtRow), ...(await violationsOf(page))].filter(Boolean)
  await wisp((wisp, id) => wisp.close(id), id)
  await frame.first().waitFor({ state: 'detached' })
  return problems
}

it.each(everydayRows(VIEWS))(
  'every design with a form has room for the row: %s, %i px wide',
  async (language, width, height) => {
    const { world } = fixture
    const popups = everydayRows(withRow(language))
    await world.store.addresses.set(SITE, 'privacy', PRIVACY)
    await world.show(...popups)
    world.files['/rows'] = { type: 'text/html', body: pageOf(world.tag, []) }
    const visit = await world.visit('/rows', { viewport: { width, height }, reducedMotion: 'reduce' })
    await visit.page.evaluate(loadFonts)
    await visit.decided()
    const problems: Record<string, string[]> = {}
    for (const popup of popups) {
      const found = await look(visit, popup, `${language}-${width}`)
      if (found.length) problems[popup.made?.template ?? ''] = found
    }
    expect(problems).toEqual({})
  },
)
