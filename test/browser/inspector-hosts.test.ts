import { describe, expect, it } from 'vitest'
import { inBoth, isShipped } from '../support/builds'
import { buttonOf, call, cardOf, panelOf, TITLE, waiting, withPanel } from '../support/inspector'
import { BAR, popupOf } from '../support/popup'
import type { Visit } from '../support/visit.page'

const { fixture, open } = withPanel()

describe('on pages that are hard on the panel, it', () => {
  it.each(inBoth(['/react', '/csp', '/base-href', '/jquery']))('works on %s', async (path) => {
    await fixture.world.show(waiting)
    const visit = await open(`${path}?wisp-inspect`)
    await cardOf(visit, 'Letter').waitFor()
    await buttonOf(visit, 'Close').click()
    await panelOf(visit).waitFor({ state: 'detached' })
    const violations = await visit.page.evaluate(
      () => (globalThis as unknown as { observations: { violations: string[] } }).observations.violations,
    )
    expect(violations).toEqual([])
  })

  it.runIf(isShipped())('looks the same under hostile CSS', async () => {
    await fixture.world.show(waiting)
    const looks = async (path: string) => {
      const visit = await open(`${path}?wisp-inspect`)
      const explanation = cardOf(visit, 'Letter')
        .getByText('Held back')
        .or(cardOf(visit, 'Letter').getByText('Waits for'))
      await explanation.waitFor()
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

  it.each(inBoth(['replaceBody', 'replaceAll']))('stays when the page calls its %s', async (how) => {
    await fixture.world.show(waiting)
    const visit = await open('/replaces-body?wisp-inspect')
    await cardOf(visit, 'Letter').waitFor()
    await visit.page.evaluate((name) => (window as unknown as Record<string, () => void>)[name]?.(), how)
    await visit.page.getByRole('heading', { name: 'After' }).waitFor()
    await cardOf(visit, 'Letter').waitFor()
    await buttonOf(visit, 'Close').click()
    await panelOf(visit).waitFor({ state: 'detached' })
  })

  it('is a sheet on a phone, and leaves the page its room', async () => {
    await fixture.world.show(waiting)
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

/** Presses the buttons in its header, which fails if something lies over them. */
const expectInReach = async (visit: Visit): Promise<void> => {
  await buttonOf(visit, 'Details').click()
  await visit.page.locator('wisp-inspector #body').waitFor({ state: 'hidden' })
  await buttonOf(visit, 'Close').click()
  await panelOf(visit).waitFor({ state: 'detached' })
}

describe('the panel stands above', () => {
  const onRequest = { onClickOnly: true, triggers: {} }
  const bar = { ...BAR, ...onRequest }
  const below = {
    ...bar,
    id: 'popupbar00002',
    name: 'Low',
    design: { ...BAR.design, position: 'bottom-center' },
  } as const
  const barOf = (visit: Visit) => visit.page.locator('wisp-popup .wisp-frame:popover-open')
  const PHONE = { viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true }

  it.each(inBoth([{}, PHONE]))('a bar at the top or bottom that opens after it, on %o', async (screen) => {
    await fixture.world.show(bar, below)
    const visit = await open('/plain?wisp-inspect', screen)
    await cardOf(visit, 'Sale').waitFor()
    for (const { id } of [bar, below]) await call(visit, 'open', id)
    await expect.poll(() => barOf(visit).count()).toBe(2)
    await expectInReach(visit)
  })

  it.runIf(isShipped())(
    'a bar that was there first, and one that the page has removed and that has come back',
    async () => {
      await fixture.world.show(bar)
      const visit = await open('/replaces-body')
      await visit.decided()
      await call(visit, 'open', bar.id)
      await barOf(visit).waitFor()
      await call(visit, 'inspect')
      await cardOf(visit, 'Sale').waitFor()
      await visit.page.evaluate(() => document.querySelector('wisp-popup')?.remove())
      await barOf(visit).waitFor()
      await expectInReach(visit)
    },
  )

  it.runIf(isShipped())('what the page itself opens over it', async () => {
    await fixture.world.show(waiting)
    fixture.world.put(
      '/over',
      '',
      '<div id="over" popover="manual" style="inset: 0; width: 100%; height: 100%">Over all</div>',
    )
    const visit = await open('/over?wisp-inspect')
    await cardOf(visit, 'Letter').waitFor()
    await visit.page.evaluate(() => document.getElementById('over')?.showPopover())
    await expectInReach(visit)
  })

  it('a lightbox that opens after it, a window that the page opens over that, and the lightbox again', async () => {
    await fixture.world.show(popupOf(onRequest))
    fixture.world.put('/own', '', '<dialog id="own">The page’s own</dialog>')
    const visit = await open('/own?wisp-inspect')
    await cardOf(visit, 'Letter').waitFor()
    await call(visit, 'open', 'popup00000001')
    const home = () =>
      visit.page.evaluate(() => {
        const { parentElement } = document.querySelector('wisp-inspector') ?? {}
        return parentElement?.id ?? 'ours'
      })
    await cardOf(visit, 'Letter').getByText('On screen').waitFor()
    await visit.page.evaluate(() => (document.getElementById('own') as HTMLDialogElement).showModal())
    await expect.poll(home).toBe('own')
    await buttonOf(visit, 'Details').click()
    await buttonOf(visit, 'Details').click()
    await visit.page.evaluate(() => (document.getElementById('own') as HTMLDialogElement).close())
    await expect.poll(home).toBe('ours')
    await expectInReach(visit)
  })
})
