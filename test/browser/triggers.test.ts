import { describe, expect, it } from 'vitest'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { leaveWindow } from '../support/leave-window'
import { BAR, popupOf } from '../support/popup'
import type { Visit } from '../support/visit.page'

const fixture = withWorld()

/** The progress of the only popup's only trigger. */
const reached = async ({ wisp }: Visit) => (await wisp((wisp) => wisp.explain())).popups[0]?.triggers[0]?.reached
const leave = ({ page }: Visit) => leaveWindow(page)
const nearTheTop = async ({ page }: Visit): Promise<void> => {
  await page.mouse.move(400, 300)
  await page.mouse.move(400, 20, { steps: 5 })
}

/** Returns whether this file of scripts has run since. */
const watchRuns = async (page: Visit['page'], file: string): Promise<() => Promise<boolean>> => {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Profiler.enable')
  await cdp.send('Profiler.startPreciseCoverage', { callCount: true })
  return async () => {
    const { result } = await cdp.send('Profiler.takePreciseCoverage')
    return result.some(({ url, functions }) => url.endsWith(file) && functions.some(({ ranges }) => ranges[0]?.count))
  }
}

describe('triggers', () => {
  it('exit intent fires when the pointer leaves through the top edge', async () => {
    await fixture.world.show(popupOf({ triggers: { exitIntent: true } }))
    const visit = await fixture.world.visit()
    await visit.decided()
    await nearTheTop(visit)
    expect(await visit.dialog.count()).toBe(0)
    await leave(visit)
    await visit.dialog.waitFor()
  })

  it.runIf(isShipped())(
    'nothing opens by itself while the visitor types in a field of the page; it opens afterwards',
    async () => {
      await fixture.world.show(popupOf({ triggers: { exitIntent: true } }))
      fixture.world.put('/writing', '', '<label>Comment <input id="comment"></label>')
      const visit = await fixture.world.visit('/writing')
      const { page, dialog, wisp } = visit
      await visit.decided()
      const field = page.locator('#comment')
      await field.press('a')
      await leave(visit)
      const explanation = async () => {
        await field.press('a')
        return (await wisp((wisp) => wisp.explain())).popups[0]?.says
      }
      await expect.poll(explanation).toContain('typing')
      expect(await dialog.count()).toBe(0)
      const typed = await field.inputValue()
      await field.press('Tab')
      await dialog.waitFor()
      expect(await field.inputValue()).toBe(typed)
    },
  )

  it.runIf(isShipped())(
    'exit intent fetches and runs the chunks when the pointer nears the top, so that firing only draws',
    async () => {
      await fixture.world.show(popupOf({ triggers: { exitIntent: true } }))
      const visit = await fixture.world.visit()
      const { dialog, page, requests } = visit
      await visit.decided()
      const hasRun = await watchRuns(page, 'lightbox_form/ui.js')
      await nearTheTop(visit)
      await expect
        .poll(() => requests.filter((request) => request.includes('/v/')))
        .toEqual(['GET /v/lightbox_form/ui.js'])
      await expect.poll(hasRun).toBe(true)
      expect(await dialog.count()).toBe(0)
      const before = requests.length
      await leave(visit)
      await dialog.waitFor()
      await expect
        .poll(() => requests.slice(before).sort())
        .toEqual(['GET /v/presence.js', 'POST /api/display/viewed/popup00000001'])
    },
  )

  it.runIf(isShipped())('exit intent fetches nothing in advance for a visitor who saves data', async () => {
    await fixture.world.show(popupOf({ triggers: { exitIntent: true } }))
    const visit = await fixture.world.visit('/plain', {
      prepare: ({ page }) =>
        page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })),
    })
    await visit.decided()
    await nearTheTop(visit)
    await expect.poll(() => reached(visit)).toBeGreaterThan(0)
    expect(visit.requests.filter((request) => /lightbox|form|template/.test(request))).toEqual([])
  })

  it.runIf(isShipped())('scroll percentage fires half way down', async () => {
    await fixture.world.show(popupOf({ triggers: { scrollPercent: 50 } }))
    const visit = await fixture.world.visit()
    await visit.decided()
    await visit.page.evaluate(() => scrollTo(0, 500))
    await expect.poll(() => reached(visit)).toBeGreaterThan(10)
    expect(await visit.dialog.count()).toBe(0)
    await visit.page.evaluate(() => scrollTo(0, 2500))
    await visit.dialog.waitFor()
  })

  it.runIf(isShipped()).each(['#opener', '#button'])(
    'a click on %s opens its popup, whatever its frequency, and again after closing',
    async (opener) => {
      await fixture.world.show(popupOf({ triggers: {}, onClickOnly: true, frequency: { rule: 'once', count: 0 } }))
      const { page, dialog, decided } = await fixture.world.visit()
      await decided()
      const address = page.url()
      for (const time of ['first', 'second']) {
        await page.locator(opener).click()
        await dialog.waitFor()
        await page.keyboard.press('Escape')
        await dialog.waitFor({ state: 'detached' })
        expect(page.url(), time).toBe(address)
      }
    },
  )

  it.runIf(isShipped())('a popup that is not in the site’s answer is asked for by its id', async () => {
    await fixture.world.show(popupOf({ triggers: {}, onClickOnly: true }))
    const { page, dialog, requests } = await fixture.world.visit('/plain', {
      prepare: ({ page }) => page.route(/api\/display\/site/, (route) => route.fulfill({ body: '{"poptins":[]}' })),
    })
    await page.locator('#button').click()
    await dialog.waitFor()
    expect(requests).toContain('GET /api/display/click/popup00000001')
  })

  it.runIf(isShipped())('exclusive popups wait for one another; a bar does not wait', async () => {
    await fixture.world.show(
      popupOf({ html: '<h2>First</h2>' }),
      popupOf({ id: 'popup00000002', html: '<h2>Second</h2>', triggers: { timeDelay: 0.2 } }),
      BAR,
    )
    const { page, wisp } = await fixture.world.visit()
    await page.getByRole('heading', { name: 'First' }).waitFor()
    await page.getByText('Sale ends soon').waitFor()
    await expect.poll(async () => (await wisp((wisp) => wisp.explain())).popups[1]?.state).toBe('waiting')
    expect(await page.getByRole('heading', { name: 'Second' }).count()).toBe(0)
    await page.keyboard.press('Escape')
    await page.getByRole('heading', { name: 'Second' }).waitFor()
    // The first popup may still be leaving, but nobody can use it.
    await expect.poll(() => page.getByRole('heading', { name: 'First' }).count()).toBe(0)
  })

  it('wisp:before-show can be cancelled, and the next popup has its turn', async () => {
    await fixture.world.show(
      popupOf({ html: '<h2>First</h2>' }),
      popupOf({ id: 'popup00000002', html: '<h2>Second</h2>', triggers: { timeDelay: 0.3 } }),
    )
    const { page } = await fixture.world.visit('/plain', {
      prepare: ({ page }) =>
        page.addInitScript(() =>
          addEventListener('wisp:before-show', (event) => {
            if ((event as CustomEvent).detail.id === 'popup00000001') event.preventDefault()
          }),
        ),
    })
    await page.getByRole('heading', { name: 'Second' }).waitFor()
    // The first popup may still be leaving, but nobody can use it.
    await expect.poll(() => page.getByRole('heading', { name: 'First' }).count()).toBe(0)
  })
})
