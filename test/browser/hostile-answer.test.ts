import { describe, expect, it } from 'vitest'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { popupOf } from '../support/popup'
import { settled } from '../support/settled'
import { fetchWhole } from '../support/whole-answer'

const fixture = withWorld()

type Wire = Record<string, object>

/** Visits a page whose answer has these popups, made from the site's own popup, before that one. */
const visitAmong = (evil: (good: Wire) => object[]) =>
  fixture.world.visit('/plain', {
    prepare: ({ page }) =>
      page.route(/api\/display\/site/, async (route) => {
        const response = await fetchWhole(route)
        const answer = await response.json()
        const [good] = answer.poptins
        await route.fulfill({ response, json: { ...answer, poptins: [...evil(good), good] } })
      }),
  })

describe('a hostile display answer', () => {
  it.runIf(isShipped())('with popups of unknown types shows nothing and breaks nothing', async () => {
    const types = ['constructor', '__proto__', 'toString', 'form', 'outbox', 'never-heard-of', '../../evil']
    await fixture.world.show(popupOf({ html: '<h2>Good one</h2>', triggers: { timeDelay: 0.5 } }))
    const { page } = await visitAmong((good) =>
      types.map((type, n) => ({
        ...good,
        poptin_id: `popup0000066${n}`,
        poptin_type: type,
        triggers: { time_delay: 0.1 },
      })),
    )
    await page.getByRole('heading', { name: 'Good one' }).waitFor()
    expect(await page.locator('wisp-popup').count()).toBe(1)
  })

  it.runIf(isShipped())('with a popup that cannot be drawn leaves nothing on the page', async () => {
    // Only on the build that ships: React draws later, when nothing catches its errors.
    const html = '<h2>Good one</h2><p data-wisp-countdown></p>'
    await fixture.world.show(
      popupOf({ html, triggers: { timeDelay: 0.5 }, design: { countdown: { style: 'digits', seconds: 60 } } }),
    )
    const { page } = await visitAmong((good) => [
      {
        ...good,
        poptin_id: 'popup00000666',
        poptin_type: 'sside',
        triggers: { time_delay: 0.1 },
        design_properties: { ...good.design_properties, timer: { type: 'date', date: { toString: 1 } } },
      },
    ])
    await page.getByRole('heading', { name: 'Good one' }).waitFor()
    expect(await page.locator('wisp-popup').count()).toBe(1)
  })

  it('with a hostile template can neither run script nor reach out of the shadow root', async () => {
    const html = `
      <script>window.harmed = 'script'</script>
      <img src="x" width="16" height="16" onerror="window.harmed = 'onerror'">
      <svg onload="window.harmed = 'svg'"><script>window.harmed = 'svg script'</script></svg>
      <iframe srcdoc="<script>parent.harmed = 'iframe'</script>"></iframe>
      <a id="link" href="java&#10;script:window.harmed = 'link'">A link</a>
      <form action="javascript:window.harmed = 'action'"><button formaction="javascript:window.harmed = 'formaction'">Go</button></form>
      <style>body { display: none } :root { --harm: 1 }</style>
      <base href="https://evil.invalid/"><meta http-equiv="refresh" content="0;url=https://evil.invalid/">
      <h2>Harmless</h2>`
    await fixture.world.show(popupOf({ html }))
    const { page } = await fixture.world.visit()
    await page.getByRole('heading', { name: 'Harmless' }).waitFor()
    await page.getByText('A link').click()
    await page.getByRole('button', { name: 'Go' }).click()
    await settled(page)
    expect(await page.evaluate(() => (window as unknown as { harmed?: string }).harmed)).toBeUndefined()
    expect(await page.locator('wisp-popup').locator('script, iframe, base, meta').count()).toBe(0)
    expect(await page.evaluate(() => getComputedStyle(document.body).display)).toBe('block')
    expect(page.url()).toBe(`${fixture.world.host}/plain`)
  })
})
