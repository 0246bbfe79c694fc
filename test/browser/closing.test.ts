/** How popups close, each way as a visitor meets it. */
import { describe, expect, it } from 'vitest'
import { violationsOf } from '../support/axe'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { stopClock } from '../support/clock'
import { modalListens } from '../support/modal'
import { CLOCK, open, STILL, waiting } from '../support/on-request'
import { BAR, popupOf } from '../support/popup'
import type { Visit } from '../support/visit.page'

const fixture = withWorld()

/** Seconds, longer than any machine takes for a case: what ends then ends when the case says so. */
const MINUTES = 600
const pass = ({ page }: Visit) => page.clock.fastForward(MINUTES * 1_000 + 1_000)

const figures = async (id = 'popup00000001') => (await fixture.world.store.figures.totals()).get(id)

describe('the way a popup was closed', () => {
  const html = `
    <section data-wisp-screen="main">
      <h2>Stay in touch</h2>
      <button data-wisp-action="close">No, thanks</button>
      <button data-wisp-action="skip">Skip this</button>
      <a href="#sale" data-wisp-action="link">See it</a>
      <button data-wisp-action="redirect" data-wisp-href="#sale">Take me there</button>
      <button data-wisp-action="open" data-wisp-popup="popupother001">Another</button>
      <button data-wisp-action="remind" data-wisp-after="60">Later</button>
    </section>`
  const press = (name: string) => (visit: Visit) => visit.dialog.getByRole('button', { name }).click()
  const ALL = [
    waiting({ html }),
    waiting({ id: 'popupbutton01', html: '<h2>Hello</h2>', design: { closeControl: 'button' } }),
    waiting({ id: 'popupauto0001', html: '<h2>Hello</h2>', design: { autoClose: MINUTES } }),
    waiting({
      id: 'popuptimer001',
      html: '<h2>Hello</h2><div data-wisp-countdown></div>',
      design: { countdown: { style: 'digits', seconds: MINUTES } },
    }),
    { ...BAR, id: 'popupother001', onClickOnly: true, triggers: {} },
  ]
  const CLOSINGS: [label: string, act: (visit: Visit) => Promise<unknown>, id?: string][] = [
    ['x', press('Close')],
    ['button', press('No, thanks')],
    ['button', press('Close'), 'popupbutton01'],
    ['skip', press('Skip this')],
    ['escape', ({ page }) => page.keyboard.press('Escape')],
    [
      'bg_click',
      async (visit) => {
        await modalListens(visit)
        await visit.page.mouse.click(20, 20)
      },
    ],
    ['link', ({ dialog }) => dialog.getByRole('link').click()],
    ['link', press('Take me there')],
    ['popup', press('Another')],
    ['remind', press('Later')],
    // After the presses before this the pointer lies on the popup, which would keep it open.
    ['auto', (visit) => visit.page.mouse.move(20, 20).then(() => pass(visit)), 'popupauto0001'],
    ['timer', pass, 'popuptimer001'],
    ['api', (visit) => visit.wisp((wisp) => wisp.close('popup00000001'))],
  ]

  it('is reported to the server by name, for each way of closing', async () => {
    await fixture.world.show(...ALL)
    const visit = await fixture.world.visit('/plain', { ...STILL, ...CLOCK })
    const labels: (string | null)[] = []
    visit.page.on('request', (request) => {
      if (request.url().includes('/closed/')) labels.push(new URLSearchParams(request.postData() ?? '').get('trigger'))
    })
    for (const [index, [label, act, id]] of CLOSINGS.entries()) {
      await open(visit, id)
      await visit.dialog.waitFor()
      await act(visit)
      await visit.dialog.waitFor({ state: 'detached' })
      await expect.poll(() => labels.slice(index)).toEqual([label])
    }
  })
})

describe('a delayed close', () => {
  const html =
    '<h2>Wait a moment</h2><button data-wisp-action="skip">Skip this</button> <button data-wisp-action="close">No</button>'

  it('shows a countdown that moves nothing, and then the control that the owner chose, which is announced', async () => {
    await fixture.world.show({
      ...BAR,
      language: 'he',
      design: { ...BAR.design, closeAfter: MINUTES, closeNote: 'עוד רגע' },
    })
    const { page } = await fixture.world.visit('/plain', CLOCK)
    const note = page.getByText('עוד רגע')
    const waits = page.getByRole('button', { name: /דילוג\s+\d+/ })
    const noteAt = () => note.boundingBox()
    await waits.waitFor()
    expect(await waits.isDisabled()).toBe(true)
    expect(await page.getByRole('button', { name: 'סגירה' }).count()).toBe(0)
    expect(await violationsOf(page)).toEqual([])
    const before = await noteAt()
    await page.clock.fastForward((MINUTES - 99) * 1_000)
    await page.getByRole('button', { name: /דילוג\s+\d\d$/ }).waitFor()
    await page.clock.fastForward(99_000)
    await page.getByRole('button', { name: 'סגירה' }).waitFor()
    await page.getByRole('status').getByText('אפשר לסגור עכשיו').waitFor()
    expect(await waits.count()).toBe(0)
    expect(await noteAt()).toEqual(before)
  })

  it.runIf(isShipped())(
    'leaves a close button of the template in the tab order, but it closes only when the time is over',
    async () => {
      await fixture.world.show(popupOf({ html, design: { closeAfter: MINUTES, closeControl: 'none' } }))
      const visit = await fixture.world.visit('/plain', CLOCK)
      const { page, dialog } = visit
      await dialog.waitFor()
      const skip = page.getByRole('button', { name: 'Skip this' })
      expect(await skip.getAttribute('aria-disabled')).toBe('true')
      await page.keyboard.press('Tab')
      expect(await skip.evaluate((button) => button.matches(':focus'))).toBe(true)
      await page.keyboard.press('Enter')
      await pass(visit)
      await page.getByRole('status').getByText('You can close this now').waitFor()
      expect(await skip.getAttribute('aria-disabled')).toBeNull()
      await page.keyboard.press('Enter')
      await dialog.waitFor({ state: 'detached' })
    },
  )
})

describe('auto-close', () => {
  const FADED = (frame: Element): boolean =>
    frame.getAnimations().some(({ effect }) => effect?.getTiming().duration === 5_000)

  it('fades the popup, pauses under the pointer, and then waits again from the start', async () => {
    await fixture.world.show(popupOf({ design: { autoClose: MINUTES, closeOnOutsideClick: false } }))
    const visit = await fixture.world.visit('/plain', CLOCK)
    const { page, dialog } = visit
    await dialog.waitFor()
    // Beside the popup: a pointer over the backdrop does not keep it open.
    await page.mouse.move(20, 20)
    expect(await dialog.evaluate(FADED)).toBe(false)
    await stopClock(visit, MINUTES * 1_000)
    await expect.poll(() => dialog.evaluate(FADED)).toBe(true)
    await page.mouse.move(640, 400)
    await expect.poll(() => dialog.evaluate(FADED)).toBe(false)
    await page.clock.runFor(MINUTES * 2_000)
    expect(await dialog.evaluate((frame) => getComputedStyle(frame).opacity)).toBe('1')
    await page.mouse.move(20, 20)
    await page.clock.runFor(MINUTES * 1_000 - 1)
    expect(await dialog.evaluate(FADED)).toBe(false)
    await page.clock.runFor(1)
    await expect.poll(() => dialog.evaluate(FADED)).toBe(true)
    await page.clock.runFor(5_000)
    await page.clock.resume()
    await dialog.waitFor({ state: 'detached' })
  })

  it.runIf(isShipped())('waits while there is typed text, and leaves a thank screen its own time', async () => {
    await fixture.world.show(popupOf({ design: { autoClose: MINUTES, thanksAutoClose: 2 * MINUTES } }))
    const visit = await fixture.world.visit('/plain', { ...STILL, ...CLOCK })
    const { page, dialog } = visit
    await page.getByLabel('Email').fill('ann@example.com')
    await pass(visit)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Thank you' }).waitFor()
    await page.keyboard.press('Tab')
    await pass(visit)
    expect(await dialog.isVisible()).toBe(true)
  })
})

it.runIf(isShipped())('a click beside a card closes it, but not one that began on the card', async () => {
  await fixture.world.show({ ...BAR, type: 'side-small', onClickOnly: true, triggers: {}, html: '<h2>Code: TEN</h2>' })
  const visit = await fixture.world.visit('/plain', STILL)
  const { mouse } = visit.page
  await open(visit, BAR.id)
  const code = visit.page.getByText('Code: TEN')
  await code.hover()
  await mouse.down()
  // Select the code, and release the mouse button over the page.
  await mouse.move(600, 500, { steps: 3 })
  await mouse.up()
  expect(await code.count()).toBe(1)
  await mouse.click(600, 500)
  await code.waitFor({ state: 'detached' })
})

describe('a close', () => {
  it.runIf(isShipped())('by a button counts as a conversion if the owner says so, once', async () => {
    const design = { closeConverts: true, closeControl: 'button', openOnClose: BAR.id } as const
    await fixture.world.show(waiting({ html: '<h2>Read it?</h2>', design }), {
      ...BAR,
      onClickOnly: true,
      triggers: {},
    })
    const visit = await fixture.world.visit()
    await open(visit)
    await visit.page.getByRole('button', { name: 'Close' }).dblclick()
    await expect.poll(figures).toMatchObject({ views: 1, closes: 0, conversions: 1 })
    // A visitor who has converted is offered no other popup.
    expect(await visit.page.getByRole('region', { name: 'Sale' }).count()).toBe(0)
  })

  it('fires poptinClose unless the visitor has converted or was redirected', async () => {
    const html = '<h2>Go</h2><a href="#sale" data-wisp-action="link">See it</a>'
    await fixture.world.show(
      waiting({ html }),
      waiting({ id: 'popupconverts', design: { closeConverts: true, closeControl: 'button' } }),
    )
    const visit = await fixture.world.visit('/plain', STILL)
    await visit.page.evaluate(() => {
      const heard: string[] = []
      Object.assign(window, { heard })
      for (const name of ['poptinClose', 'wisp:close'])
        addEventListener(name, (event) => heard.push(`${name} ${(event as CustomEvent).detail.trigger}`))
    })
    for (const [id, press] of [
      ['popup00000001', () => visit.dialog.getByRole('link').click()],
      ['popupconverts', () => visit.dialog.getByRole('button', { name: 'Close' }).click()],
      ['popup00000001', () => visit.page.keyboard.press('Escape')],
    ] as const) {
      await open(visit, id)
      await visit.dialog.waitFor()
      await press()
      await visit.dialog.waitFor({ state: 'detached' })
    }
    expect(await visit.page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([
      'wisp:close link',
      'wisp:close submit',
      'poptinClose escape',
      'wisp:close escape',
    ])
  })

  it.runIf(isShipped())('opens another popup if the owner says so', async () => {
    await fixture.world.show(waiting({ design: { openOnClose: BAR.id } }), { ...BAR, onClickOnly: true, triggers: {} })
    const visit = await fixture.world.visit()
    await open(visit)
    await visit.dialog.waitFor()
    await visit.page.keyboard.press('Escape')
    await visit.page.getByRole('region', { name: 'Sale' }).waitFor()
    await expect.poll(figures).toMatchObject({ views: 1, closes: 1, conversions: 0 })
  })
})
