/** Events that scripts of the page cause do not count as actions of the visitor. */
import { expect, it } from 'vitest'
import { withWorld } from '../support/browser'
import { inBoth } from '../support/builds'
import { leaveWindow } from '../support/leave-window'
import { FORM, popupOf } from '../support/popup'

const fixture = withWorld()

const card = (id: string, changes: Parameters<typeof popupOf>[0]) =>
  popupOf({ type: 'side-small', html: FORM, id, ...changes })

/** A header that stops what happens in it, a carousel and a chat that scroll by themselves, and scripts that press. */
const BUSY = `<style>#top { position: fixed; inset: 0 0 auto; height: 400px; background: #eee }
    .box { position: fixed; bottom: 0; width: 200px; height: 100px; overflow: auto; white-space: nowrap }</style>
  <body style="height: 4000px"><div id="top">Menu</div>
  <div class="box" id="carousel"><div style="width: 9000px">Slides</div></div>
  <div class="box" id="chat" style="left: 300px"><div style="height: 9000px">Words</div></div>
  <button id="button">Press</button><label id="label" style="position: fixed; bottom: 0; right: 0">Gift <input type="checkbox"></label>
  <script>
    for (const type of ['mouseout', 'mousemove']) {
      document.getElementById('top').addEventListener(type, (e) => e.stopPropagation())
      document.addEventListener(type, (e) => e.stopImmediatePropagation(), true)
    }
    const fake = (type, init) => document.documentElement.dispatchEvent(new MouseEvent(type, { bubbles: true, ...init }))
    setInterval(() => {
      carousel.scrollLeft += 5
      chat.scrollTop += 5
      document.getElementById('button').click()
      fake('mouseout', { clientY: -1 })
      fake('pointermove')
      document.dispatchEvent(new WheelEvent('wheel', { bubbles: true }))
    }, 50)
  </script>`

it.each(inBoth(['by itself']))(
  'a page that scrolls, presses and sends events %s fires nothing, and hides nothing',
  async () => {
    fixture.world.put('/busy', '', BUSY)
    await fixture.world.show(
      card('popupidle0001', { name: 'Idle', triggers: { inactivity: 2 } }),
      card('popupclicks01', { name: 'Clicks', triggers: { pageClicks: 3 } }),
      card('popupexit0001', { name: 'Exit', triggers: { exitIntent: true } }),
    )
    const { page, wisp, decided } = await fixture.world.visit('/busy')
    await decided()
    const shownNames = async () =>
      (await wisp((wisp) => wisp.explain())).popups.filter(({ state }) => state === 'shown').map(({ name }) => name)
    await expect.poll(shownNames).toEqual(['Idle'])
    // Long enough for several of the page's own clicks, which close nothing.
    await page.waitForTimeout(300)
    expect(await shownNames()).toEqual(['Idle'])
    // Real presses close the one that is open, and open the next. A pointer really leaves over the header.
    await page.mouse.click(100, 500)
    // One press is two clicks, one of them on the field.
    await page.locator('#label').click()
    await page.mouse.click(100, 510)
    await expect.poll(shownNames).toEqual(['Clicks'])
    await leaveWindow(page)
    await expect.poll(shownNames).toEqual(['Clicks', 'Exit'])
  },
)

/** The page asks for a card in several ways; only after a press of the visitor it takes the focus. */
const OPENERS = `<button id="press">Press</button><div id="div" role="button" tabindex="0">Key</div>
  <a id="link" href="#" data-wisp-action="open" data-wisp-popup="popupcard0001">Link</a>
  <script>
    const open = () => wisp.open('popupcard0001')
    for (const type of ['show-popup', 'wake-up', 'click-me-click', 'submit']) document.addEventListener(type, (e) => e.isTrusted || open())
    press.addEventListener('click', open)
    div.addEventListener('keydown', (e) => e.key === 'Enter' && link.click())
  </script>`

it.each(inBoth(['asked']))('a card takes the focus only if the visitor has %s for it', async () => {
  fixture.world.put('/asks', '', `<body>${OPENERS}`)
  await fixture.world.show(card('popupcard0001', { onClickOnly: true, triggers: {} }))
  const { page, wisp, decided } = await fixture.world.visit('/asks')
  await decided()
  const frame = page.locator('wisp-popup .wisp-frame')
  const focusAfter = async (act: () => Promise<unknown>): Promise<string | undefined> => {
    await act()
    await frame.waitFor()
    const focus = await page.evaluate(() => document.activeElement?.localName)
    await wisp((wisp) => wisp.close())
    await frame.waitFor({ state: 'detached' })
    return focus
  }
  const send = (type: string) => () => page.evaluate((type) => void document.dispatchEvent(new Event(type)), type)
  for (const type of ['show-popup', 'wake-up', 'click-me-click', 'submit'])
    expect([type, await focusAfter(send(type))]).toEqual([type, 'body'])
  expect(await focusAfter(() => page.locator('#press').click())).toBe('wisp-popup')
  await page.locator('#div').focus()
  expect(await focusAfter(() => page.keyboard.press('Enter'))).toBe('wisp-popup')
})
