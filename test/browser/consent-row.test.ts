/** The consent box that a popup file asks for: drawn in every design with a form, and kept with each lead. */
import { expect, it } from 'vitest'
import { at } from '../../build/paths.js'
import { fill } from '../../server/popups/file/fill'
import { designOf, readLibrary } from '../../server/popups/file/library'
import type { PopupDefinition } from '../../shared/model/popup'
import type { Language } from '../../shared/model/text'
import { violationsOf } from '../support/axe'
import { withWorld } from '../support/browser'
import { loadFonts, pageOf, painted, STEADY } from '../support/designs'
import { everydayRows } from '../support/everyday-share'
import { popupOf } from '../support/popup'
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
const DESIGNS =
  'newsletter letter-bar full-welcome stamp-card ask-us pre-register pocket-letter pocket-drop trip-planner corner-note one-question recommend-us'.split(
    ' ',
  )

/** Popups of these designs, with a consent box. */
const withRow = (language: Language): PopupDefinition[] =>
  DESIGNS.flatMap((template, index) => {
    const design = designOf(LIBRARY, { template, language })
    if (!design?.type) return []
    const { type, format = 1, size = { width: 420, height: 0 } } = design
    const made = { template, consent: true as const }
    const html = fill(LIBRARY, { ...made, language })
    return [popupOf({ id: `consentrow${100 + index}`, type, format, size, language, made, html, onClickOnly: true })]
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

const look = async ({ page, wisp }: Visit, { id }: PopupDefinition): Promise<string[]> => {
  await wisp((wisp, id) => wisp.open(id), id)
  const frame = page.locator('wisp-popup .wisp-frame').filter({ visible: true })
  await frame.first().waitFor()
  await page.evaluate(painted)
  const box = frame.locator('[data-wisp-field=consent] input').first()
  await box.scrollIntoViewIfNeeded()
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
      const found = await look(visit, popup)
      if (found.length) problems[popup.made?.template ?? ''] = found
    }
    expect(problems).toEqual({})
  },
)

it('must be ticked where its owner wants that, and is kept with the lead', async () => {
  const { world } = fixture
  await world.store.addresses.set(SITE, 'privacy', PRIVACY)
  const [popup] = withRow('en')
  await world.show(popupOf({ ...popup, design: { consentRequired: true } }))
  const { page, wisp, decided } = await world.visit()
  await decided()
  await wisp((wisp, id) => wisp.open(id), popup?.id ?? '')
  await page.getByLabel('Email address').fill('ann@example.com')
  const box = page.getByRole('checkbox')
  const send = page.getByRole('button', { name: 'Send me 10% off' })
  await send.click()
  await expect.poll(() => box.getAttribute('aria-invalid')).toBe('true')
  expect(await world.store.leads.all({ search: '' })).toEqual([])
  await page.getByText('I agree to receive news').click()
  expect(await box.isChecked()).toBe(true)
  expect(await page.getByRole('link', { name: 'Privacy policy' }).getAttribute('href')).toBe(PRIVACY)
  await send.click()
  await expect
    .poll(async () => (await world.store.leads.all({ search: '' }))[0]?.consent)
    .toMatchObject({
      given: true,
      words: `I agree to receive news and offers, and can withdraw this at any time. [Privacy policy](${PRIVACY})`,
      page: page.url(),
    })
})
