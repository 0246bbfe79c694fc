/** While the visitor types in a frame of the page, nothing opens by itself, so that each key reaches the frame. */
import { describe, expect, it } from 'vitest'
import { withWorld } from '../support/browser'
import { inBoth, isShipped } from '../support/builds'
import { CLOCK } from '../support/on-request'
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

const PAY = '<body><input>'

describe.runIf(isShipped())('a frame in a closed shadow root', () => {
  it('gets all that is typed into it, and afterwards the popup opens', async () => {
    fixture.world.put(
      '/closed',
      '',
      `<body><h1>Pay</h1><pay-box></pay-box><script>
        const root = document.querySelector('pay-box').attachShadow({ mode: 'closed' })
        root.innerHTML = '<iframe src="${OTHER}" style="position: fixed; top: 200px; left: 0"></iframe>'
      </script>`,
    )
    await fixture.world.show(popupOf({ triggers: { timeDelay: 1 } }))
    const { page, dialog, wisp } = await fixture.world.visit('/closed', {
      prepare: ({ page }) => page.route(OTHER, (route) => route.fulfill({ contentType: 'text/html', body: PAY })),
    })
    const frame = () => page.frames().find((each) => each.url() === OTHER)
    await expect.poll(() => frame()?.locator('input').count()).toBe(1)
    await page.mouse.click(60, 220)
    await page.keyboard.type(DIGITS, { delay: 60 })
    expect((await wisp((wisp) => wisp.explain())).popups[0]?.says).toContain('stopped typing')
    expect([await dialog.count(), await frame()?.locator('input').inputValue()]).toEqual([0, DIGITS])
    await page.mouse.click(700, 500)
    await dialog.waitFor()
  })
})

/** How chats leave when their × is pressed; the frame keeps the focus. */
const LEFT_BY = ['display: none', 'visibility: hidden', 'opacity: 0', 'height: 0; border: 0']

describe.runIf(isShipped())('a frame that the page hides while the visitor is in it', () => {
  it.each(['the frame itself', 'what holds it'])('holds nothing up any more: %s', async (target) => {
    const path = target === 'what holds it' ? '/chat-box' : '/chat'
    fixture.world.put(
      path,
      '',
      `<body><h1>A shop</h1><div><iframe id="chat" src="${OTHER}" class="chat"></iframe></div><style>.chat { position: fixed; right: 0; bottom: 0 }</style>`,
    )
    await fixture.world.show(popupOf())
    const { page, dialog, wisp } = await fixture.world.visit(path, {
      prepare: ({ page }) => page.route(OTHER, (route) => route.fulfill({ contentType: 'text/html', body: PAY })),
    })
    await dialog.waitFor()
    const style = (value: string) =>
      page.evaluate(
        ([path, value = '']) => {
          const chat = document.getElementById('chat')
          const element = path === '/chat-box' ? chat?.parentElement : chat
          element?.setAttribute('style', value)
        },
        [path, value],
      )
    for (const hiding of path === '/chat' ? LEFT_BY : LEFT_BY.slice(0, 3)) {
      await wisp((wisp) => wisp.close())
      await dialog.waitFor({ state: 'detached' })
      await style('')
      const field = page.frameLocator('#chat').locator('input')
      await field.click()
      await page.keyboard.type('Hello')
      await wisp((wisp) => wisp.refresh())
      await expect
        .poll(async () => (await wisp((wisp) => wisp.explain())).popups[0]?.says, { message: hiding })
        .toContain('stopped typing')
      await style(hiding)
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('chat')
      await dialog.waitFor()
    }
  })
})

/** Hides that the test drives the browser: each of its calls counts as a press there. */
const NOBODY = `Object.defineProperty(Navigator.prototype, 'userActivation', {
  get: () => ({ hasBeenActive: Boolean(window.pressed), isActive: window.pressed === 'now' }),
})`

describe.runIf(isShipped())('a frame that a script gives the focus', () => {
  const visitTo = async (pressed: string, options: Parameters<typeof fixture.world.visit>[1] = {}) => {
    fixture.world.put(
      '/focused',
      '',
      `<body><script>${NOBODY}; window.pressed = '${pressed}'</script><h1>Chat</h1><iframe src="${OTHER}" onload="this.focus()"></iframe>`,
    )
    await fixture.world.show(popupOf({ triggers: { timeDelay: 1 } }))
    return fixture.world.visit('/focused', {
      ...options,
      async prepare(visit) {
        await visit.page.route(OTHER, (route) => route.fulfill({ contentType: 'text/html', body: PAY }))
        await options.prepare?.(visit)
      },
    })
  }

  it('holds nothing up while nobody has pressed anything', async () => {
    const { page, dialog } = await visitTo('')
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('iframe')
    await dialog.waitFor()
  })

  it('holds a popup up for a minute after the last key or press', async () => {
    const { page, dialog, wisp } = await visitTo('now', CLOCK)
    await wisp((wisp) => wisp.ready())
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('iframe')
    await page.clock.fastForward(1_500)
    await expect.poll(async () => (await wisp((wisp) => wisp.explain())).popups[0]?.says).toContain('stopped typing')
    await page.clock.runFor(90_000)
    expect(await dialog.count()).toBe(0)
    await page.evaluate(() => Object.assign(window, { pressed: 'before' }))
    await page.clock.runFor(50_000)
    expect(await dialog.count()).toBe(0)
    await page.clock.runFor(20_000)
    await dialog.waitFor()
  })
})
