import { describe, expect, it } from 'vitest'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { focused } from '../support/focus'
import { BAR, popupOf } from '../support/popup'
import type { Visit } from '../support/visit.page'

const fixture = withWorld()

describe('a bar', () => {
  const waiting = { ...BAR, onClickOnly: true, triggers: {} }
  const open = async (visit: Visit, id = BAR.id) => {
    await visit.decided()
    await visit.page.evaluate((popupId) => void (window.wisp as { open(id: string): void }).open(popupId), id)
  }
  const boxOf = ({ page }: Visit, selector: string) => page.locator(selector).boundingBox()

  it('at the top pushes the page down by its height, without a layout shift, and back up when it closes', async () => {
    await fixture.world.show(waiting)
    const visit = await fixture.world.visit()
    const before = await boxOf(visit, '#text')
    await open(visit)
    const bar = visit.page.getByRole('region', { name: 'Sale' })
    await bar.waitFor()
    const height = (await bar.boundingBox())?.height ?? 0
    expect(height).toBeGreaterThan(20)
    await expect.poll(async () => ((await boxOf(visit, '#text'))?.y ?? 0) - (before?.y ?? 0)).toBeCloseTo(height, 0)
    await visit.page.getByRole('button', { name: 'Close' }).click()
    await bar.waitFor({ state: 'detached' })
    await expect.poll(() => boxOf(visit, '#text')).toEqual(before)
  })

  it.runIf(isShipped())(
    'keeps a page that is as tall as the window within it, and waits for no transition of the page’s own',
    async () => {
      const css = '* { transition: all 0.3s } html, body { height: 100%; margin: 0 } main { height: 100% }'
      fixture.world.put('/as-tall', '', `<style>${css}</style><body><main>From edge to edge</main>`)
      await fixture.world.show(waiting)
      const visit = await fixture.world.visit('/as-tall')
      const [before, look] = [await boxOf(visit, 'main'), () => boxOf(visit, 'main')]
      await open(visit)
      await visit.page.getByRole('region', { name: 'Sale' }).waitFor()
      await expect.poll(async () => (await look())?.y).toBeGreaterThan(20)
      await expect.poll(async () => ((await look())?.y ?? 0) + ((await look())?.height ?? 0)).toBeCloseTo(800, 1)
      await visit.wisp((wisp) => wisp.close())
      await expect.poll(look).toEqual(before)
    },
  )

  it.runIf(isShipped())('at the bottom pushes nothing and never takes the focus', async () => {
    await fixture.world.show({ ...waiting, design: { ...BAR.design, position: 'bottom-center' } })
    const visit = await fixture.world.visit()
    const before = await boxOf(visit, '#text')
    await visit.page.locator('#button').focus()
    await open(visit)
    const bar = visit.page.getByRole('region', { name: 'Sale' })
    await bar.waitFor()
    await expect.poll(() => bar.evaluate((frame) => frame.getAnimations().length)).toBe(0)
    expect(await boxOf(visit, '#text')).toEqual(before)
    const box = await bar.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(800, 0)
    expect(await focused(visit)).toBe('button')
  })

  it.runIf(isShipped())('has a link that counts as a conversion and is followed', async () => {
    // What a slow machine had no time to send before it left is sent there, where the bar does not come again.
    fixture.world.files['/sale'] = { type: 'text/html', body: `<!doctype html><title>Sale</title>${fixture.world.tag}` }
    const html = BAR.html.replace('#sale', `${fixture.world.host}/sale`)
    await fixture.world.show({ ...BAR, html, frequency: { rule: 'once', count: 0 } })
    const { page } = await fixture.world.visit()
    await page.getByRole('link', { name: 'See it' }).click()
    await page.waitForURL(/sale$/)
    await expect
      .poll(async () => (await fixture.world.store.figures.totals()).get(BAR.id))
      .toMatchObject({ views: 1, closes: 0, conversions: 1 })
    expect(await fixture.world.store.leads.all({ search: '' })).toEqual([])
  })

  it.runIf(isShipped())('lies under a modal popup, whichever came first', async () => {
    await fixture.world.show(popupOf({ triggers: { timeDelay: 0.1 } }), { ...BAR, triggers: { timeDelay: 0.6 } })
    const { page, dialog } = await fixture.world.visit()
    await dialog.waitFor()
    const bar = page.getByRole('region', { name: 'Sale', includeHidden: true })
    await bar.waitFor()
    await expect.poll(() => bar.evaluate((frame) => frame.getAnimations().length)).toBe(0)
    const box = await bar.boundingBox()
    const isCovered = await page.evaluate(
      ([x, y]) =>
        Boolean(
          document
            .elementFromPoint(x ?? 0, y ?? 0)
            ?.shadowRoot?.elementFromPoint(x ?? 0, y ?? 0)
            ?.closest('dialog'),
        ),
      [(box?.x ?? 0) + 5, (box?.y ?? 0) + 5],
    )
    expect(isCovered).toBe(true)
  })

  it('closes when its countdown reaches zero, and reports “timer”', async () => {
    const html = '<section data-wisp-screen="main"><p>Soon over</p><div data-wisp-countdown></div></section>'
    await fixture.world.show({ ...BAR, html, design: { ...BAR.design, countdown: { style: 'digits', seconds: 2 } } })
    const { page } = await fixture.world.visit('/plain', {
      prepare: ({ page }) =>
        page.addInitScript(() =>
          addEventListener('wisp:close', (event) =>
            Object.assign(window, { how: (event as CustomEvent).detail.trigger }),
          ),
        ),
    })
    const timer = page.getByRole('timer')
    await timer.waitFor()
    expect(await timer.textContent()).toMatch(/0+1|0+2/)
    await timer.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => (window as unknown as { how: string }).how)).toBe('timer')
  })
})
