/** Effects that few popups have, and tickers. */
import { describe, expect, it } from 'vitest'
import { violationsOf } from '../support/axe'
import { withWorld } from '../support/browser'
import { inBoth, isShipped } from '../support/builds'
import { escapeListens } from '../support/escape'
import { open, STILL, waiting } from '../support/on-request'
import { BAR } from '../support/popup'
import type { Visit } from '../support/visit.page'

const fixture = withWorld()

describe('rare effects', () => {
  it.runIf(isShipped())('move by transform and opacity alone', async () => {
    const names = ['bounce', 'flip', 'roll', 'light-speed'] as const
    const popups = names.map((name, index) =>
      waiting({ id: `popupmoves00${index}`, name, design: { entryEffect: name, exitEffect: name } }),
    )
    await fixture.world.show(...popups)
    const visit = await fixture.world.visit()
    await visit.page.evaluate(() => {
      // Record them: they last 800 ms, in which a busy machine may not look.
      const moved: string[] = []
      const { animate } = Element.prototype
      Element.prototype.animate = function (frames, options) {
        if (!(options as KeyframeAnimationOptions).pseudoElement)
          moved.push([...new Set((frames as Keyframe[]).flatMap(Object.keys))].sort().join())
        return animate.call(this, frames, options)
      }
      Object.assign(window, { moved })
    })
    for (const { id } of popups) {
      await open(visit, id)
      await visit.dialog.waitFor()
      // The exit effect comes with the presence chunk.
      await escapeListens(visit)
      await visit.page.keyboard.press('Escape')
      await visit.dialog.waitFor({ state: 'detached' })
    }
    // Four effects, for entry and for exit.
    expect(await visit.page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual(
      Array(8).fill('offset,opacity,transform'),
    )
  })

  it.runIf(isShipped())('do not enter while leaving, if a popup is closed before it was painted', async () => {
    await fixture.world.show(waiting({ design: { entryEffect: 'bounce', exitEffect: 'slide' } }))
    const visit = await fixture.world.visit()
    await visit.decided()
    // The exit effect is there from the second time on: before the first one is painted, its chunk has not come.
    await open(visit)
    await escapeListens(visit)
    await visit.wisp((wisp) => wisp.close())
    await visit.dialog.waitFor({ state: 'detached' })
    const moves = await visit.wisp(async (wisp, id) => {
      const showing = new Promise((resolve) => wisp.on('show', () => resolve(wisp.close())))
      wisp.open(id)
      await showing
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const frame = document.querySelector('wisp-popup')?.shadowRoot?.querySelector('dialog')
      return frame?.getAnimations().map(({ effect }) => effect?.getTiming().direction) ?? []
    }, 'popup00000001')
    // Only the last one can be seen.
    expect(moves.at(-1)).toBe('reverse')
  })

  it.runIf(isShipped())('do not run for visitors who asked for less motion', async () => {
    await fixture.world.show(waiting({ design: { entryEffect: 'bounce', exitEffect: 'flip' } }))
    const visit = await fixture.world.visit('/plain', STILL)
    await open(visit)
    await visit.dialog.waitFor()
    expect(await visit.dialog.evaluate((frame) => frame.getAnimations().length)).toBe(0)
  })
})

describe('a ticker', () => {
  const html = `<section data-wisp-screen="main"><ul data-wisp-ticker><li>New glazes</li><li><a href="#sale">Sale</a></li></ul></section>`
  const runsAt = (visit: Visit) =>
    visit.page
      .locator('.wisp-line')
      .first()
      .evaluate((line) => {
        const [run] = line.getAnimations()
        return run ? `${run.playState} ${Math.sign(new DOMMatrix(getComputedStyle(line).transform).m41)}` : 'still'
      })

  /** Moves the pointer away: one that was never moved may lie on the ticker. */
  const away = ({ page }: Visit) => page.mouse.move(600, 600)

  it.each(
    inBoth([
      ['en', 'running -1'],
      ['he', 'running 1'],
    ] as const),
  )('in %s runs in reading direction, and its text is there once for screen readers', async (language, running) => {
    await fixture.world.show({ ...BAR, language, html })
    const visit = await fixture.world.visit()
    const strip = visit.page.getByRole('marquee')
    await strip.waitFor()
    await away(visit)
    await expect.poll(() => runsAt(visit)).toBe(running)
    expect(await strip.getByRole('listitem').count()).toBe(2)
    expect(await violationsOf(visit.page)).toEqual([])
    // There are enough copies to fill the strip while one leaves it.
    const [wide, all] = await strip.evaluate(({ children, clientWidth }) => [
      clientWidth,
      [...children].reduce((sum, child) => sum + (child as HTMLElement).offsetWidth, 0),
    ])
    expect(all).toBeGreaterThan((wide ?? 0) + 1)
  })

  it.runIf(isShipped())('stands still under the pointer and while it contains the focus', async () => {
    await fixture.world.show({ ...BAR, html })
    const visit = await fixture.world.visit()
    await away(visit)
    await expect.poll(() => runsAt(visit)).toBe('running -1')
    await visit.page.getByRole('marquee').hover()
    await expect.poll(() => runsAt(visit)).toMatch('paused')
    await away(visit)
    await expect.poll(() => runsAt(visit)).toMatch('running')
    await visit.page.getByRole('link', { name: 'Sale' }).focus()
    await expect.poll(() => runsAt(visit)).toMatch('paused')
  })

  const rich = `<section data-wisp-screen="main"><ul data-wisp-ticker="9s"><li><a href="#sale"><b>Sale</b></a></li>
    <li><button data-wisp-action="close">Enough</button></li><li><label><input type="checkbox" data-wisp-field="news" required> News</label></li></ul></section>`

  it.runIf(isShipped())('can be pressed in its copies too, which only the pointer knows', async () => {
    await fixture.world.show({ ...BAR, language: 'he', html: rich })
    const visit = await fixture.world.visit()
    const { page } = visit
    const strip = page.getByRole('marquee')
    await strip.hover()
    await expect.poll(() => page.locator('.wisp-line').count()).toBeGreaterThan(2)
    const inCopy = (selector: string) => page.locator(`.wisp-line:nth-child(2) ${selector}`)
    await inCopy('b').click()
    expect(new URL(page.url()).hash).toBe('#sale')
    // The focus is in the line itself, where the next Tab and a screen reader go on.
    const focused = () =>
      page.evaluate(() => {
        const element = document.querySelector('wisp-popup')?.shadowRoot?.activeElement
        return element && `${element.localName} ${element.closest('[aria-hidden]') ? 'copy' : 'line'}`
      })
    expect(await focused()).toBe('a line')
    await inCopy('label').click()
    expect(await page.locator('.wisp-line:first-child input').isChecked()).toBe(true)
    expect(
      await page.locator('.wisp-line:nth-child(2) :is([name],[required],[data-wisp-field]),:checked').count(),
    ).toBe(1)
    const stops = new Set<string | null | undefined>()
    await strip.focus()
    for (let press = 0; press < 8; press++) {
      await page.keyboard.press('Tab')
      stops.add(await focused())
    }
    expect([...stops].filter((stop) => stop?.includes('copy'))).toEqual([])
    expect(await violationsOf(page)).toEqual([])
    // Without the focus, the browser no longer keeps the field in view.
    await page.evaluate(() =>
      (document.querySelector('wisp-popup')?.shadowRoot?.activeElement as HTMLElement | null)?.blur(),
    )
    expect(await strip.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0)
    await inCopy('button').click()
    await page.locator('wisp-popup').waitFor({ state: 'detached' })
  })

  it.runIf(isShipped())(
    'opens every link that is seen, in whichever copy, and nothing that only a copy says',
    async () => {
      const links = Array.from(
        { length: 7 },
        (_, index) => `<li><a id="l${index}" href="#to-${index}" target="_self">News ${index}</a></li>`,
      )
      const html = `<section data-wisp-screen="main"><ul data-wisp-ticker="60s">${links.join('')}</ul></section>`
      await fixture.world.show({ ...BAR, html })
      const { page } = await fixture.world.visit()
      const strip = page.getByRole('marquee')
      await strip.hover()
      await expect.poll(() => page.locator('.wisp-line').count()).toBeGreaterThan(1)
      // Wholly within the strip, beside which the bar has its own control.
      const places = await strip.evaluate((strip) => {
        const room = strip.getBoundingClientRect()
        return [...strip.querySelectorAll('a')].flatMap((link) => {
          const { left, right, top, bottom } = link.getBoundingClientRect()
          if (left < room.left || right > room.right) return []
          return [{ x: (left + right) / 2, y: (top + bottom) / 2, hash: link.hash }]
        })
      })
      expect(places.length).toBeGreaterThan(7)
      for (const { x, y, hash } of places) {
        await page.evaluate(() => history.replaceState(null, '', location.pathname))
        await page.mouse.click(x, y)
        expect(await page.evaluate(() => location.hash)).toBe(hash)
      }
      expect(await strip.getByRole('link').count()).toBe(7)
    },
  )

  it.runIf(isShipped())('does not run for visitors who asked for less motion', async () => {
    await fixture.world.show({ ...BAR, html })
    const visit = await fixture.world.visit('/plain', STILL)
    await visit.page.getByRole('marquee').waitFor()
    expect(await runsAt(visit)).toBe('still')
    expect(await visit.page.locator('.wisp-line:visible').count()).toBe(1)
  })
})
