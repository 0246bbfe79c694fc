import { describe, expect, it } from 'vitest'
import { inBoth, isShipped } from '../support/both'
import { buttonOf, cardOf, panelOf, TITLE, waiting, withPanel } from '../support/inspector'

const { held, open } = withPanel()

describe('pages that are hard on the panel', () => {
  it.each(inBoth(['/react', '/csp', '/base-href', '/jquery']))('it works on %s', async (path) => {
    await held.world.show(waiting)
    const visit = await open(`${path}?wisp-inspect`)
    await cardOf(visit, 'Letter').waitFor()
    await buttonOf(visit, 'Close').click()
    await panelOf(visit).waitFor({ state: 'detached' })
    const violations = await visit.page.evaluate(
      () => (globalThis as unknown as { seen: { violations: string[] } }).seen.violations,
    )
    expect(violations).toEqual([])
  })

  it.runIf(isShipped())('hostile CSS changes nothing of its looks', async () => {
    await held.world.show(waiting)
    const looks = async (path: string) => {
      const visit = await open(`${path}?wisp-inspect`)
      const says = cardOf(visit, 'Letter').getByText('Held back').or(cardOf(visit, 'Letter').getByText('Waits for'))
      await says.waitFor()
      return {
        title: await visit.page.getByRole('heading', { name: TITLE }).boundingBox(),
        font: await buttonOf(visit, 'Copy as text').evaluate((button) => {
          const { direction, fontSize, letterSpacing, opacity, textTransform, visibility, width } =
            getComputedStyle(button)
          return { direction, fontSize, letterSpacing, opacity, textTransform, visibility, width }
        }),
      }
    }
    const plain = await looks('/plain')
    const hostile = await looks('/hostile-css')
    expect(hostile.font).toEqual(plain.font)
    expect(hostile.title).toEqual(plain.title)
  })

  it.each(inBoth(['replaceBody', 'replaceAll']))('it stays when the page calls its %s', async (how) => {
    await held.world.show(waiting)
    const visit = await open('/replaces-body?wisp-inspect')
    await cardOf(visit, 'Letter').waitFor()
    await visit.page.evaluate((name) => (window as unknown as Record<string, () => void>)[name]?.(), how)
    await visit.page.getByRole('heading', { name: 'After' }).waitFor()
    await cardOf(visit, 'Letter').waitFor()
    await buttonOf(visit, 'Close').click()
    await panelOf(visit).waitFor({ state: 'detached' })
  })

  it('on a phone it is a sheet that leaves the page its room', async () => {
    await held.world.show(waiting)
    const visit = await open('/plain?wisp-inspect', {
      viewport: { width: 390, height: 700 },
      hasTouch: true,
      isMobile: true,
    })
    await cardOf(visit, 'Letter').waitFor()
    for (const width of [390, 320]) {
      await visit.page.setViewportSize({ width, height: 700 })
      await expect.poll(async () => (await panelOf(visit).boundingBox())?.width).toBe(width)
      const box = await panelOf(visit).boundingBox()
      expect(box?.height).toBeLessThanOrEqual(350)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(700)
      expect(await panelOf(visit).evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0)
      expect(await visit.page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })
})
