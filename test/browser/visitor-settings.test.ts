/** Settings of visitors that hold for all pages: their own colours, more contrast, zoom, print. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { PopupDefinition } from '../../shared/model/popup'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { designsAs } from '../support/designs'
import { everydayRows } from '../support/everyday-share'
import { TITLE } from '../support/inspector'
import { teased } from '../support/teaser'
import { closeAll, frameOf, ofType } from '../support/types'
import type { Visit } from '../support/visit.page'

const fixture = withWorld()

const designs = designsAs({ language: 'en', layout: 'horizontal' })
const design = (name: string) => designs[name] as PopupDefinition

const visit = async (popups: PopupDefinition[], options: Parameters<typeof fixture.world.visit>[1] = {}) => {
  await fixture.world.show(...popups)
  const visitor = await fixture.world.visit('/plain', { reducedMotion: 'reduce', ...options })
  await visitor.decided()
  return visitor
}

const open = async (visit: Visit, { id }: PopupDefinition): Promise<void> => {
  await visit.wisp((wisp, id) => wisp.open(id), id)
  await frameOf(visit).first().waitFor()
}

// Both builds share their style sheets: testing one build is enough.
describe.runIf(isShipped())('a visitor', () => {
  /** The controls that have neither a visible edge nor an underline. */
  const edgeless = (visit: Visit): Promise<string[]> =>
    frameOf(visit).evaluate((frame) => {
      const isSeen = (control: HTMLElement): boolean => {
        const { borderTopWidth, borderTopColor, backgroundColor, textDecorationLine } = getComputedStyle(control)
        const hasEdge = borderTopWidth !== '0px' && borderTopColor !== backgroundColor
        return hasEdge || textDecorationLine === 'underline'
      }
      const controls = [...frame.querySelectorAll<HTMLElement>('button, a, .input')]
      return controls.filter((control) => !isSeen(control)).map((control) => control.outerHTML)
    })

  it.each(['light', 'dark'] as const)(
    'with forced colours on %s sees what can be pressed and filled in, and no boxes around words in a text',
    async (colorScheme) => {
      const popups = ['ask-us', 'newsletter', 'countdown-bar', 'scratch-card'].map(design)
      const visitor = await visit(popups, { forcedColors: 'active', colorScheme })
      for (const popup of popups) {
        await open(visitor, popup)
        expect([popup.name, await edgeless(visitor)]).toEqual([popup.name, []])
        const words = visitor.page.locator('wisp-popup :is(.plain, .wisp-reveal)')
        for (const word of await words.all()) expect(await word.evaluate((it) => it.clientTop)).toBe(0)
        await closeAll(visitor)
      }
    },
  )

  it('with forced colours sees the completion of an email address right after what was typed', async () => {
    const visitor = await visit([design('newsletter')])
    await open(visitor, design('newsletter'))
    const email = visitor.page.locator('#email')
    const completion = visitor.page.locator('.wisp-rest')
    const completionEnd = async (forcedColors: 'active' | 'none') => {
      await visitor.page.emulateMedia({ forcedColors })
      // The code that completes an address loads when the field is touched.
      await expect
        .poll(async () => {
          await email.fill('')
          await email.pressSequentially('ann@gm')
          return completion.count()
        })
        .toBe(1)
      const { x = 0, width = 0 } = (await completion.boundingBox()) ?? {}
      return { x, width }
    }
    const usual = await completionEnd('none')
    expect(usual.width).toBeGreaterThan(0)
    const forced = await completionEnd('active')
    // Letters may begin a fraction of a pixel elsewhere.
    expect(Math.abs(forced.x - usual.x)).toBeLessThan(1)
    expect(Math.abs(forced.width - usual.width)).toBeLessThan(1)
  })

  it('who asks for more contrast sees text in full strength', async () => {
    const visitor = await visit([design('newsletter')])
    await open(visitor, design('newsletter'))
    const colours = () =>
      visitor.page
        .locator('wisp-popup :is(h2, .line, .small)')
        .evaluateAll((all) => new Set(all.map((words) => getComputedStyle(words).color)).size)
    expect(await colours()).toBe(2)
    await visitor.page.emulateMedia({ contrast: 'more' })
    expect(await colours()).toBe(1)
  })

  /** 1280 × 720 at 200 %, and 1280 × 1024 at 400 % (https://www.w3.org/WAI/WCAG22/Understanding/reflow). */
  const ZOOMED = { '200 %': { width: 640, height: 360 }, '400 %': { width: 320, height: 256 } }

  it.each(everydayRows(Object.entries(ZOOMED)))(
    'who has zoomed to %s sees the heading, scrolls in one direction only, and can close',
    async (_, viewport) => {
      const popups = [
        'ask-us',
        'newsletter',
        'remind',
        'two-steps',
        'reading',
        'side-story',
        'full-season',
        'gift-box',
      ].map(design)
      const visitor = await visit(popups, { viewport })
      for (const popup of popups) {
        await open(visitor, popup)
        const found = await frameOf(visitor).evaluate((frame) => {
          const root = frame.querySelector('.wisp-root') as Element
          const close = frame.querySelector('.wisp-close')?.getBoundingClientRect() as DOMRect
          const heading = frame.querySelector('h2')?.getBoundingClientRect() as DOMRect
          return {
            sideways: root.scrollWidth - root.clientWidth,
            // Only the content scrolls, so the close control stays.
            frame: frame.scrollHeight - frame.clientHeight,
            // The beginning of its text.
            heading: heading.top + 20 < innerHeight,
            close: close.top >= 0 && close.right <= innerWidth && close.bottom <= innerHeight,
          }
        })
        expect([popup.name, found]).toEqual([popup.name, { sideways: 0, frame: 0, heading: true, close: true }])
        await closeAll(visitor)
      }
    },
  )

  /** The page as a PDF, without its date. */
  const printed = async (page: Page): Promise<string> =>
    (await page.pdf()).toString('latin1').replace(/\/(Creation|Mod)Date \([^)]*\)/g, '')

  it('who prints the page gets all of the page, without popup, teaser, panel or room for a bar', async () => {
    const { world } = fixture
    const page = (tag: string): string => `<!doctype html><html lang="en"><title>A page</title>
      <style>header { position: fixed; inset: 0 0 auto; height: 40px; background: #cde }</style>${tag}
      <header>The header</header><h1>The first line</h1>${'<p>A line of a long page.</p>'.repeat(150)}</html>`
    world.files['/bare'] = { type: 'text/html', body: page('') }
    world.files['/paper'] = { type: 'text/html', body: page(world.tag) }
    const bar = ofType('bar', { design: { position: 'top-center' } })
    const others = [ofType('side-small'), ofType('lightbox')]
    await world.show(bar, ...others, teased())
    const bare = await printed((await world.visit('/bare', { ours: true })).page)
    const visitor = await world.visit('/paper', { reducedMotion: 'reduce', ours: true })
    await visitor.decided()
    await open(visitor, bar)
    const topOf = () => visitor.page.locator('body > header').evaluate((header) => header.getBoundingClientRect().top)
    await expect.poll(topOf).toBeGreaterThan(0)
    const below = await topOf()
    for (const popup of others) await open(visitor, popup)
    await expect.poll(() => frameOf(visitor).count()).toBe(3)
    await visitor.wisp((wisp) => wisp.inspect())
    await visitor.page.getByRole('region', { name: TITLE }).waitFor()
    expect(await printed(visitor.page)).toBe(bare)
    expect(await topOf()).toBe(below)
  })
})
