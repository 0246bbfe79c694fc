/** What is typed into a frame of the page reaches it: nothing opens by itself meanwhile. */
import { expect, it } from 'vitest'
import { inBoth } from '../support/both'
import { withWorld } from '../support/browser'
import { BAR, FORM, popupOf } from '../support/popup'
import { SITE } from '../support/world'

const fixture = withWorld()

const DIGITS = '123456789012345678901234567890123456789012345'
const OTHER = 'https://pay.example/field'

const FRAMES = `<body style="height: 4000px"><h1>Pay</h1>
  <iframe id="other" src="${OTHER}"></iframe>
  <iframe id="own" srcdoc="<div contenteditable>.</div>"></iframe>
  <div id="host"></div>
  <script>
    host.attachShadow({ mode: 'open' }).innerHTML = '<iframe src="${OTHER}"></iframe>'
  </script>`

it.each(inBoth(['in a frame']))('a popup waits while the visitor types %s, and nothing counts as a pause', async () => {
  fixture.world.put('/pay', '', FRAMES)
  await fixture.world.show(popupOf({ triggers: { scrollPixel: 50 } }), {
    ...BAR,
    html: FORM,
    triggers: { inactivity: 1 },
  })
  let answer = (): void => {}
  // Before the visitor is in a frame, the time without activity would end by itself.
  const inFrame = new Promise<void>((resolve) => {
    answer = resolve
  })
  const { page, dialog, decided, wisp } = await fixture.world.visit('/pay', {
    async prepare({ page }) {
      await page.route(OTHER, (route) => route.fulfill({ contentType: 'text/html', body: '<body><input>' }))
      await page.route(`**/api/display/${SITE}*`, async (route) => {
        await inFrame
        await route.continue()
      })
    },
  })
  const frames = [
    page.frameLocator('#other').locator('input'),
    page.frameLocator('#own').locator('div'),
    page.frameLocator('#host iframe').locator('input'),
  ]
  await frames[0]?.click()
  answer()
  await decided()
  await page.mouse.move(700, 500)
  await page.mouse.wheel(0, 20)
  await page.mouse.wheel(0, 200)
  // The first turns of the wheel may come before our chunk listens, so the wheel goes on turning.
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 1)
      return (await wisp((wisp) => wisp.explain())).popups[0]?.says
    })
    .toContain('waits until the visitor has stopped typing')
  for (const field of frames) {
    await field.click()
    await page.keyboard.type(DIGITS, { delay: 30 })
  }
  expect(await dialog.count()).toBe(0)
  expect(await page.locator('wisp-popup').count()).toBe(0)
  expect(await Promise.all([frames[0]?.inputValue(), frames[1]?.textContent(), frames[2]?.inputValue()])).toEqual([
    DIGITS,
    expect.stringContaining(DIGITS),
    DIGITS,
  ])
  await page.mouse.click(700, 500)
  await dialog.waitFor()
})
