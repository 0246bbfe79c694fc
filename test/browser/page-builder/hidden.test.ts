/** What is marked as hidden is hidden, whatever `display` the page's style sheet gives it. */
import { describe, expect, it } from 'vitest'
import { withWorld } from '../../support/browser'
import { isShipped } from '../../support/builds'
import { everydayRows } from '../../support/everyday-share'
import { putPage } from '../../support/page-parts'
import type { Visit } from '../../support/visit.page'

const fixture = withWorld()

const STYLES = [
  ['a class', '.part{display:flex}'],
  ['an important rule', '.part{display:grid !important}'],
  ['an id that says it is important', '#one,#two,#part,#unit,#toggle,#list{display:block !important}'],
] as const

/** Out of the flow: what shows until our code has come would move the rest of the page when it goes. */
const APART =
  '.part{position:absolute;top:300px}#two{top:400px}[data-wisp-countdown]{position:absolute;top:99px}[data-wisp-at-end^=hide]{top:200px}'

const show = async (body: string, css: string, actions: object = {}): Promise<Visit> => {
  putPage(fixture.world, '/hidden', body, { css: APART + css, data: { actions } })
  return fixture.world.visit('/hidden', {
    prepare: ({ page }) => page.clock.install({ time: Date.parse('2026-06-01T12:00:00Z') }),
  })
}
const sees = ({ page }: Visit, selector: string) => expect.poll(() => page.locator(selector).isVisible())

describe.runIf(isShipped()).each(everydayRows(STYLES))('against %s of the page', (_, css) => {
  it('the targets of actions are hidden and shown', async () => {
    const visit = await show(
      `<button id="show">Show</button><button id="hide">Hide</button>
      <p id="one" class="part" hidden>One</p><form id="two" class="part"><input name="hidden" aria-label="Two"></form>`,
      css,
      {
        show: { action: 'show-elements', target: 'one,two' },
        hide: { action: 'hide-elements', target: ['one', 'two'] },
      },
    )
    const [show_, hide] = ['Show', 'Hide'].map((name) => visit.page.getByRole('button', { name }))
    await sees(visit, '#one').toBe(false)
    expect(await visit.page.locator('#two').isVisible()).toBe(true)
    await show_?.click()
    await sees(visit, '#one').toBe(true)
    await hide?.click()
    await sees(visit, '#one').toBe(false)
    await sees(visit, '#two').toBe(false)
    // A script of the page still has the last word.
    await visit.page.evaluate(() => document.getElementById('one')?.removeAttribute('hidden'))
    expect(await visit.page.locator('#one').isVisible()).toBe(true)
  })

  it('a countdown hides its larger units, and at its end what it is told to', async () => {
    const visit = await show(
      `<div data-wisp-countdown data-wisp-seconds="5" data-wisp-largest="minutes" data-wisp-at-end="show-elements" data-wisp-target="one">
        <div data-wisp-unit="hours" id="unit" class="part"><span>00</span> <span>hours</span></div></div>
      <div data-wisp-countdown data-wisp-seconds="5" data-wisp-at-end="hide-elements" data-wisp-target="two"></div>
      <p id="one" class="part" hidden>Too late</p><p id="two" class="part">Offer</p>`,
      css,
    )
    await expect.poll(() => visit.page.getByRole('timer').count()).toBe(2)
    await expect.poll(() => visit.page.locator('.part:visible').allInnerTexts()).toEqual(['Offer'])
    await visit.page.clock.runFor(6_000)
    await expect.poll(() => visit.page.locator('.part:visible').allInnerTexts()).toEqual(['Too late'])
  })

  it('what is far below may be about it; only what the page shows by itself stays', async () => {
    const visit = await show(
      `<p id="one" class="part" hidden>Of an action</p><p id="two" class="part" hidden>Of a countdown</p>
      <p id="part" class="part" hidden>The page’s own</p>
      <div class="far"><button id="press">Press</button>
      <div data-wisp-countdown data-wisp-seconds="90" data-wisp-at-end="show-elements" data-wisp-target="none, two"></div></div>`,
      `.far{position:absolute;top:6000px}${css}`,
      { press: { action: 'show-elements', target: ['#one'] } },
    )
    await expect.poll(() => visit.page.locator('.part:visible').allInnerTexts()).toEqual(['The page’s own'])
    // Neither has come near.
    expect(visit.requests.filter((request) => /page-(actions|countdown)/.test(request))).toEqual([])
    await visit.page.getByRole('button', { name: 'Press' }).click()
    await sees(visit, '#one').toBe(true)
  })

  it('a popup that waits to be pressed for is hidden, before and after', async () => {
    const visit = await show(
      `<button id="open">Open</button><div id="part" class="part" data-popup-option-id="31" hidden><h2>A letter</h2></div>`,
      css,
      { open: { action: 'open-popup', 'popup-id': 'part' } },
    )
    await sees(visit, '#part h2').toBe(false)
    await visit.page.getByRole('button', { name: 'Open' }).click()
    await sees(visit, '#part h2').toBe(true)
    await visit.page.getByRole('button', { name: 'Close' }).click()
    await sees(visit, '#part h2').toBe(false)
  })

  it('a menu shows its button on narrow screens only, and its list when it is open', async () => {
    const visit = await show(
      `<nav data-wisp-menu><button data-wisp-menu-toggle id="toggle" class="part">Menu</button>
      <ul data-wisp-menu-list id="list" class="part"><li>A</li></ul></nav>`,
      css,
    )
    await sees(visit, '#toggle').toBe(false)
    expect(await visit.page.locator('#list').isVisible()).toBe(true)
    await visit.page.setViewportSize({ width: 500, height: 700 })
    await sees(visit, '#toggle').toBe(true)
    await sees(visit, '#list').toBe(false)
    await visit.page.locator('#toggle').click()
    await sees(visit, '#list').toBe(true)
  })

  it('a widget whose place is on the screen waits until that has been scrolled away', async () => {
    putPage(
      fixture.world,
      '/hidden',
      `<article>${'<p>P</p>'.repeat(9)}</article><div id="part" class="part" data-widget-option-id="32" data-wisp-place="after_x_paragraph" data-wisp-paragraph="1" hidden>W</div>`,
      { css: `p{height:300px}${APART}${css}` },
    )
    const visit = await fixture.world.visit('/hidden', {
      // Before the page is painted, a widget pushes nothing away that anybody sees.
      prepare: ({ page }) =>
        page.route('**/page-widget.js', async (route) => {
          await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
          await route.continue()
        }),
    })
    await expect.poll(() => visit.page.locator('article > #part').count()).toBe(1)
    expect(await visit.page.locator('#part').isVisible()).toBe(false)
    await visit.page.mouse.wheel(0, 1_500)
    await sees(visit, '#part').toBe(true)
  })
})
