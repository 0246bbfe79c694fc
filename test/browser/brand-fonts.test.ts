/** The typefaces that a popup brings with it: `"font": "brand"`. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Route } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { at } from '../../build/paths.js'
import { readLibrary } from '../../server/popups/file/library'
import { readPopupFile } from '../../server/popups/file/read'
import type { PopupDefinition } from '../../shared/model/popup'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { passUntil, stopClock } from '../support/clock'
import { NEWSLETTER_FACTS as confirmed } from '../support/facts'
import { open, STILL } from '../support/on-request'
import type { Visit } from '../support/visit.page'

const fixture = withWorld()
const folder = mkdtempSync(join(tmpdir(), 'wisp-brand-fonts-'))
afterAll(() => rmSync(folder, { recursive: true }))

const ID = 'brandedface01'
const FONTS = '**/v/fonts/*.woff2'

const popupWith = (more: object = {}): PopupDefinition => {
  const file = join(folder, 'popup.json')
  const plain = { id: ID, name: 'A letter', type: 'lightbox', template: 'newsletter', confirmed, onClickOnly: true }
  writeFileSync(file, JSON.stringify({ ...plain, font: 'brand', ...more }))
  return readPopupFile(file, readLibrary(at('dist')))
}

const visitWith = async (popups: PopupDefinition[], options: Parameters<typeof fixture.world.visit>[1] = {}) => {
  await fixture.world.show(...popups)
  return fixture.world.visit('/plain', { ...STILL, ...options })
}

/**
 * Popups wait 0.3 seconds for their typefaces, and a busy machine may need longer: the page's clock stands still.
 * @param step milliseconds that pass between two looks whether the popup is there
 */
const openPopup = async (visit: Visit, { id = ID, step = 1 } = {}): Promise<Visit> => {
  await visit.decided()
  await visit.page.clock.install()
  await stopClock(visit)
  await open(visit, id)
  await passUntil(visit.page, () => visit.dialog.last().isVisible(), true, step)
  return visit
}

/** Runs in the page: our faces, and how wide the popup's heading and text are with and without them. */
const look = () => {
  const root = [...document.querySelectorAll('wisp-popup')].at(-1)?.shadowRoot as ShadowRoot
  const faces = [...document.fonts].filter(({ family }) => family.startsWith('wisp-'))
  const widths = (element: Element | null, text: string): [now: number, system: number] => {
    const { fontFamily, fontWeight } = getComputedStyle(element as Element)
    const sample = document.createElement('span')
    sample.textContent = text
    const widthWith = (family: string): number => {
      Object.assign(sample.style, { position: 'fixed', whiteSpace: 'nowrap', font: `${fontWeight} 100px/1 ${family}` })
      return sample.getBoundingClientRect().width
    }
    document.body.append(sample)
    const measured: [number, number] = [widthWith(fontFamily), widthWith(fontFamily.replace(/wisp-[\w-]+, /g, ''))]
    sample.remove()
    return measured
  }
  const { x, y, width, height } = (root.querySelector('h2') as Element).getBoundingClientRect()
  return {
    faces: faces.map(({ family, weight, status }) => `${family} ${weight} ${status}`),
    ranges: faces.map(({ unicodeRange }) => unicodeRange),
    heading: widths(root.querySelector('h2'), 'Hamburg'),
    text: widths(root.querySelector('.design'), 'Hamburg'),
    hebrew: widths(root.querySelector('h2'), 'שלום'),
    arabic: widths(root.querySelector('h2'), 'سلام'),
    box: [x, y, width, height],
  }
}

const differ = ([width, other]: [number, number]): boolean => Math.abs(width - other) > 1

describe.runIf(isShipped())('the typefaces of a brand', () => {
  it('are used by a popup that wants them, and change nothing of the page', async () => {
    const visit = await openPopup(await visitWith([popupWith()]))
    const fontUse = await visit.page.evaluate(look)
    expect(fontUse.faces).toEqual([
      'wisp-newsreader-400 400 loaded',
      'wisp-figtree-400-600 400 loaded',
      'wisp-figtree-400-600 600 loaded',
    ])
    expect(fontUse.ranges.every((range) => /^U\+0-FF, /.test(range))).toBe(true)
    expect([fontUse.heading, fontUse.text].map(differ)).toEqual([true, true])
    expect(differ(fontUse.arabic)).toBe(false)
    const fonts = visit.requests.filter((request) => request.includes('/v/fonts/'))
    expect(fonts.length).toBe(3)
  })

  it('come with Hebrew letters for a Hebrew popup, and are those of the brand that it wears', async () => {
    const visit = await openPopup(await visitWith([popupWith({ language: 'he', theme: 'tunnel' })]))
    const fontUse = await visit.page.evaluate(look)
    expect(fontUse.faces.map((face) => face.replace(/ .*/, ''))).toEqual([
      'wisp-anton-400',
      'wisp-karantina-700',
      ...['wisp-space-grotesk-400-600', 'wisp-space-grotesk-400-600'],
      ...['wisp-heebo-400-600', 'wisp-heebo-400-600'],
    ])
    expect([fontUse.heading, fontUse.hebrew].map(differ)).toEqual([true, true])
  })

  it('are not fetched for a popup that does not ask for them', async () => {
    const visit = await openPopup(await visitWith([popupWith({ font: undefined })]))
    expect(visit.requests.filter((request) => /fonts/.test(request))).toEqual([])
  })

  it('are left out if they take longer than 0.3 seconds, then and later on this page; the next page has them', async () => {
    let arrive = (): void => {}
    const late = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const hold = async (route: Route): Promise<void> => {
      await late
      await route.continue()
    }
    const other = popupWith({
      id: 'brandedface02',
      name: 'A card',
      type: 'side-small',
      template: 'corner-note',
      confirmed: ['line', 'thanksLine', 'consent'],
    })
    const first = await visitWith([popupWith(), other], { prepare: ({ page }) => page.route(FONTS, hold) })
    const { page } = await openPopup(first, { step: 100 })
    const before = await page.evaluate(look)
    expect(before.faces).toEqual([])
    expect([before.heading, before.text].map(differ)).toEqual([false, false])
    const answered = page.waitForResponse(FONTS)
    arrive()
    await answered
    await page.waitForLoadState('networkidle')
    await page.clock.resume()
    // Another popup with them would change the first.
    await open(first, other.id)
    await page.locator('wisp-popup').nth(1).waitFor({ state: 'attached' })
    expect(await page.evaluate(look)).toMatchObject({ faces: [], text: before.text })
    const second = await fixture.world.visit('/plain', { ...STILL, beside: first })
    await openPopup(second)
    const after = await second.page.evaluate(look)
    expect(after.faces.length).toBe(3)
    expect(differ(after.heading)).toBe(true)
  })

  it('are all left out if one of them cannot be loaded, and nothing is thrown or reported', async () => {
    const visit = await visitWith([popupWith()], {
      async prepare({ page }) {
        await page.route('**/v/fonts/figtree-latin-600.*', (route) => route.abort())
        await page.addInitScript(() =>
          addEventListener('wisp:error', () => Object.assign(globalThis, { failed: true })),
        )
      },
    })
    const { page } = await openPopup(visit)
    const fontUse = await page.evaluate(look)
    expect(fontUse.faces).toEqual([])
    expect([fontUse.heading, fontUse.text].map(differ)).toEqual([false, false])
    expect(await page.evaluate(() => 'failed' in globalThis)).toBe(false)
  })

  it('are not fetched on a page so large that it would take long to lay it out again', async () => {
    const visit = await visitWith([popupWith()])
    await visit.page.evaluate(() => {
      for (let number = 0; number < 3000; number++) document.body.append(document.createElement('p'))
    })
    await openPopup(visit)
    expect(visit.requests.filter((request) => /fonts\/.*woff2/.test(request))).toEqual([])
    expect((await visit.page.evaluate(look)).faces).toEqual([])
  })

  it('stay out where the page’s policy forbids them, and nothing is thrown', async () => {
    await fixture.world.show(popupWith())
    const visit = await fixture.world.visit('/csp', STILL)
    const { page } = await openPopup(visit)
    const violations = await page.evaluate(() => {
      const { observations } = globalThis as unknown as { observations: { violations: string[] } }
      return observations.violations.splice(0)
    })
    expect(violations.length).toBeGreaterThan(0)
    // The design's photograph stays out as well.
    for (const violation of violations) expect(violation).toMatch(/^(font-src .*\/v\/fonts\/|img-src .*\/img\/)/)
    expect(await page.evaluate(() => [...document.fonts].length)).toBe(0)
  })

  it('may be fetched by pages of any origin, and kept for good', async () => {
    const { faces } = { faces: readLibrary(at('dist')).brands.clay?.fonts?.en?.mark.split(',') ?? [] }
    const file = faces[0]?.split(' ').at(-1)?.replace('../', '')
    const answer = await fetch(`${fixture.world.wisp}/v/${file}`)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'font/woff2',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })
})
