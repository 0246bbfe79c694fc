/** A press right after typing takes the focus from the field, and nothing may move from under it before its release. */

import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { conversionOf, EMAIL, formOf, loaded, openForm } from '../support/form'
import { leaveWindow } from '../support/leave-window'
import { popupOf } from '../support/popup'
import type { Visit } from '../support/visit.page'

const fixture = withWorld()
const MISSPELT = 'ann@gmial.com'
/** Long after the pause in which the question comes where nobody is about to press. */
const PAUSE_IS_OVER_MS = 1_500
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const emailOf = (page: Page) => page.getByLabel('Email')
const chipOf = (page: Page) => page.getByRole('button', { name: 'Did you mean ann@gmail.com?' })
const sendOf = (page: Page) => page.getByRole('button', { name: 'Send' })

/** A point that misses the element once the popup has grown from its middle: then the × is higher, the rest lower. */
const edgeOf = async (pressed: Locator): Promise<[x: number, y: number]> => {
  const box = await pressed.boundingBox()
  if (!box) throw new Error('nothing to press')
  const isClose = (await pressed.getAttribute('aria-label')) === 'Close'
  return [box.x + box.width / 2, isClose ? box.y + box.height - 3 : box.y + 3]
}

/** Lets the browser draw what the loss of focus has changed. */
const waitForPaint = async (page: Page): Promise<void> => {
  await expect.poll(() => emailOf(page).evaluate((field) => field.matches(':focus'))).toBe(false)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

/** Holds the mouse down on an element, longer than the browser takes to draw. */
const hold = async ({ page }: Visit, pressed: Locator): Promise<void> => {
  await page.mouse.move(...(await edgeOf(pressed)))
  await page.mouse.down()
  await waitForPaint(page)
}

/** So low that it grows with its content. */
const popup = popupOf({ html: formOf(EMAIL), size: { width: 800, height: 100 } })

const typed = async (options = {}): Promise<Visit> => {
  const visit = await openForm(fixture.world, popup, '/plain', options)
  await emailOf(visit.page).click()
  await visit.page.keyboard.type(MISSPELT)
  return visit
}

describe.runIf(isShipped())('with a misspelt address in the focused field', () => {
  it('a press of the button sends what was typed, without a question', async () => {
    const visit = await typed()
    const { page } = visit
    await hold(visit, sendOf(page))
    expect(await chipOf(page).count()).toBe(0)
    const conversion = conversionOf(visit)
    await page.mouse.up()
    expect((await conversion).email).toBe(MISSPELT)
    await page.getByRole('heading', { name: 'Thank you' }).waitFor()
    expect(await page.getByRole('status').textContent()).not.toContain('Did you mean')
  })

  it('a press of the × closes the popup', async () => {
    const visit = await typed()
    await hold(visit, visit.page.getByRole('button', { name: 'Close' }))
    await visit.page.mouse.up()
    await visit.dialog.waitFor({ state: 'detached' })
  })

  it('a tap on the button of a phone sends what was typed', async () => {
    const visit = await typed(PHONE)
    const conversion = conversionOf(visit)
    await visit.page.touchscreen.tap(...(await edgeOf(sendOf(visit.page))))
    expect((await conversion).email).toBe(MISSPELT)
  })

  it('a tap on the × of a phone closes the popup', async () => {
    const visit = await typed(PHONE)
    await visit.page.touchscreen.tap(...(await edgeOf(visit.page.getByRole('button', { name: 'Close' }))))
    await visit.dialog.waitFor({ state: 'detached' })
  })

  it('a press elsewhere brings the question, after the release', async () => {
    const visit = await typed()
    const { page } = visit
    await hold(visit, page.getByRole('heading', { name: 'Letter' }))
    expect(await chipOf(page).count()).toBe(0)
    await page.mouse.up()
    await chipOf(page).click()
    expect(await emailOf(page).inputValue()).toBe('ann@gmail.com')
  })

  it('a tap elsewhere brings the question too', async () => {
    const { page } = await typed(PHONE)
    await page.getByRole('heading', { name: 'Letter' }).tap()
    await chipOf(page).waitFor()
  })

  it('a press of the button that is released elsewhere brings the question, and the next press sends', async () => {
    const visit = await typed()
    const { page } = visit
    await hold(visit, sendOf(page))
    await page.mouse.move(...(await edgeOf(page.getByRole('heading', { name: 'Letter' }))))
    await page.mouse.up()
    await chipOf(page).waitFor()
    const conversion = conversionOf(visit)
    await sendOf(page).click()
    expect((await conversion).email).toBe(MISSPELT)
  })

  it('a press that the form refuses brings the question beside the message', async () => {
    const name = '<label>Name <input data-wisp-field="name" data-wisp-check="required" required></label>'
    const visit = await openForm(fixture.world, popupOf({ html: formOf(`${name}${EMAIL}`) }))
    const { page } = visit
    await emailOf(page).click()
    await page.keyboard.type(MISSPELT)
    await hold(visit, sendOf(page))
    await page.mouse.up()
    await expect.poll(() => page.getByLabel('Name').getAttribute('aria-invalid')).toBe('true')
    await chipOf(page).waitFor()
  })

  it('a pause brings the question to who types on with the keys, and a press then meets what it aims at', async () => {
    const visit = await typed()
    const { page } = visit
    await chipOf(page).waitFor()
    expect(await emailOf(page).evaluate((field) => field.matches(':focus'))).toBe(true)
    await expect.poll(() => page.getByRole('status').textContent()).toBe('Did you mean ann@gmail.com?')
    // More typing takes it away, and the next pause brings it again.
    await page.keyboard.type('m')
    await expect.poll(() => chipOf(page).count()).toBe(0)
    await page.keyboard.press('Backspace')
    await chipOf(page).waitFor()
    await hold(visit, sendOf(page))
    expect(await chipOf(page).count()).toBe(1)
    const conversion = conversionOf(visit)
    await page.mouse.up()
    expect((await conversion).email).toBe(MISSPELT)
  })

  it('the question of a pause is answered by the keys', async () => {
    const { page } = await typed()
    await chipOf(page).waitFor()
    await page.keyboard.press('Tab')
    await expect.poll(() => chipOf(page).evaluate((chip) => chip.matches(':focus'))).toBe(true)
    await page.keyboard.press('Enter')
    expect(await emailOf(page).inputValue()).toBe('ann@gmail.com')
    expect(await emailOf(page).evaluate((field) => field.matches(':focus'))).toBe(true)
  })

  it('the question is where the keys pass between its field and what follows, and Enter in the field sends', async () => {
    const visit = await typed()
    const { page } = visit
    await page.keyboard.press('Tab')
    await chipOf(page).waitFor()
    await sendOf(page).focus()
    for (const [key, next] of [
      ['Shift+Tab', chipOf(page)],
      ['Shift+Tab', emailOf(page)],
      ['Tab', chipOf(page)],
      ['Tab', sendOf(page)],
      ['Shift+Tab', chipOf(page)],
      ['Shift+Tab', emailOf(page)],
    ] as const) {
      await page.keyboard.press(key)
      await expect.poll(() => next.evaluate((element) => element.matches(':focus'))).toBe(true)
      expect(await chipOf(page).count()).toBe(1)
    }
    const conversion = conversionOf(visit)
    await page.keyboard.press('Enter')
    expect((await conversion).email).toBe(MISSPELT)
  })

  it('the question is no part of the name of a field that stands in its label', async () => {
    const inLabel = '<label>Email <input type="email" data-wisp-field="email"></label>'
    const visit = await openForm(fixture.world, popupOf({ html: formOf(inLabel) }))
    const { page } = visit
    const field = page.getByRole('textbox', { name: 'Email', exact: true })
    await field.click()
    await page.keyboard.type(MISSPELT)
    await page.keyboard.press('Tab')
    await chipOf(page).waitFor()
    expect(await field.count()).toBe(1)
    await chipOf(page).click()
    expect(await field.inputValue()).toBe('ann@gmail.com')
    expect(await chipOf(page).count()).toBe(0)
  })

  it.each([
    ['a mouse is moved', async (page: Page) => page.mouse.move(5, 5)],
    ['a mouse rests on the button', async () => {}],
  ])('a pause brings no question while %s: it would move what is pressed next', async (what, move) => {
    const visit = await openForm(fixture.world, popup)
    const { page } = visit
    await emailOf(page).click()
    if (what.includes('rests')) await page.mouse.move(...(await edgeOf(sendOf(page))))
    await page.keyboard.type(MISSPELT)
    await move(page)
    await page.waitForTimeout(PAUSE_IS_OVER_MS)
    expect(await chipOf(page).count()).toBe(0)
    await page.keyboard.press('Tab')
    await chipOf(page).waitFor()
  })

  it('a pause brings no question on a phone, where a tap gives no sign before it comes', async () => {
    const { page } = await typed(PHONE)
    await page.waitForTimeout(PAUSE_IS_OVER_MS)
    expect(await chipOf(page).count()).toBe(0)
  })

  it('the Tab key brings the question at once', async () => {
    const { page } = await typed()
    await page.keyboard.press('Tab')
    expect(await chipOf(page).count()).toBe(1)
  })

  it('a press is not disturbed by the code of the form that only then has loaded', async () => {
    let release = (): void => {}
    const arrival = new Promise<void>((resolve) => {
      release = resolve
    })
    await fixture.world.show(popup)
    const visit = await fixture.world.visit('/plain', {
      prepare: ({ page }) => page.route('**/submit.js', (route) => arrival.then(() => route.continue())),
    })
    const { page } = visit
    await emailOf(page).fill(MISSPELT)
    await hold(visit, sendOf(page))
    release()
    await loaded(visit, 'submit')
    await waitForPaint(page)
    const conversion = conversionOf(visit)
    await page.mouse.up()
    expect((await conversion).email).toBe(MISSPELT)
  })
})

/** The pause that ends typing never comes, however slow the machine: only leaving the field ends it. */
const withoutPause = ({ page }: Visit) =>
  page.addInitScript(() => {
    const setTimer = window.setTimeout
    window.setTimeout = ((action: () => void, ms?: number) =>
      ms === 3_000 ? 0 : setTimer(action, ms)) as typeof window.setTimeout
  })

it.runIf(isShipped())(
  'a popup that waits for the end of typing does not take a press of the page’s own button',
  async () => {
    fixture.world.put(
      '/order',
      '',
      '<body><input id="street"><button id="order" onclick="this.value = 1">Order</button>',
    )
    await fixture.world.show(popupOf({ triggers: { exitIntent: true } }))
    const visit = await fixture.world.visit('/order', { prepare: withoutPause })
    const { page } = visit
    await page.locator('#street').pressSequentially('ann')
    await expect
      .poll(async () => {
        await leaveWindow(page)
        return (await visit.wisp((wisp) => wisp.explain())).popups[0]?.says
      })
      .toContain('waits until the visitor has stopped typing')
    await page.locator('#order').hover()
    await page.mouse.down()
    // Longer than it would take to open: nothing that could be waited for happens meanwhile.
    await page.waitForTimeout(500)
    await page.mouse.up()
    await visit.dialog.waitFor()
    expect(await page.locator('#order').getAttribute('value')).toBe('1')
  },
)
