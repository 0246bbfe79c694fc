import { describe, expect, it } from 'vitest'
import { withWorld } from '../support/browser'
import { inBoth, isShipped } from '../support/builds'
import { escapeListens } from '../support/escape'
import { everydayRows } from '../support/everyday-share'
import { focused } from '../support/focus'
import { buttonOf, cardOf } from '../support/inspector'
import { CLOCK } from '../support/on-request'
import { BAR, FORM, popupOf } from '../support/popup'
import { settled } from '../support/settled'
import type { Visit } from '../support/visit.page'

const fixture = withWorld()

const onRequest = { onClickOnly: true, triggers: {} }
const bar = { ...BAR, ...onRequest, html: FORM }
const card = popupOf({ ...onRequest, id: 'popupcard0001', type: 'side-small', name: 'Card' })

/** How visitors open a popup by a press on #here. */
const PRESSES: [how: string, markup: (id: string) => string][] = [
  ['its marked button', (id) => `<button id="here" data-wisp-action="open" data-wisp-popup="${id}">Open</button>`],
  ['a link', (id) => `<a id="here" href="${fixture.world.wisp}/api/display/click/${id}">Open</a>`],
  [
    'a handler of the page that calls wisp.open()',
    (id) => `<button id="here" onclick="wisp.open('${id}')">Open</button>`,
  ],
]

const frameOf = ({ page }: Visit) => page.locator('wisp-popup .wisp-frame')
const hasFocus = (visit: Visit) => frameOf(visit).evaluate((frame) => frame.matches(':focus'))
const visitTo = async (markup: string, path = '/press', options: Parameters<typeof fixture.world.visit>[1] = {}) => {
  fixture.world.put(path, '', `<body>${markup}`)
  const visit = await fixture.world.visit(path, options)
  await visit.decided()
  return visit
}

describe('a card or bar that the visitor pressed for', () => {
  const cases = [bar, card].flatMap((popup) =>
    PRESSES.map(([how, markup]) => [popup.type, how, popup, markup] as const),
  )
  it.each(everydayRows(inBoth(cases)))(
    'a %s, by %s: takes the focus, closes by Escape, gives the focus back',
    async (_, __, popup, markup) => {
      await fixture.world.show(popup)
      const visit = await visitTo(markup(popup.id))
      for (const key of ['Enter', '']) {
        if (key) {
          await visit.page.locator('#here').focus()
          await visit.page.keyboard.press(key)
        } else await visit.page.locator('#here').click()
        await expect.poll(() => hasFocus(visit)).toBe(true)
        await visit.page.keyboard.press('Tab')
        expect(await focused(visit)).toMatch(/Close|email/)
        await escapeListens(visit)
        await visit.page.keyboard.press('Escape')
        await frameOf(visit).waitFor({ state: 'detached' })
        expect(await focused(visit)).toBe('here')
      }
    },
  )

  it('by the button of another popup: takes the focus too', async () => {
    const first = {
      ...card,
      html: `<h2>First</h2><button data-wisp-action="open" data-wisp-popup="${bar.id}">On</button>`,
    }
    await fixture.world.show(first, bar)
    const visit = await visitTo(PRESSES[0]?.[1](first.id) ?? '')
    await visit.page.locator('#here').click()
    await visit.page.getByRole('button', { name: 'On' }).click()
    await visit.page.getByRole('region', { name: 'Stay in touch' }).waitFor()
    await expect.poll(() => hasFocus(visit)).toBe(true)
    await escapeListens(visit)
    await visit.page.keyboard.press('Escape')
    await frameOf(visit).waitFor({ state: 'detached' })
  })
})

describe('a card that opens by itself', () => {
  /** Seconds: when they are over, the case decides. */
  const MINUTES = 600
  it.each(
    inBoth<[how: string, script: string]>([
      ['a trigger', ''],
      [
        'a timer of the page, right after a press on something else',
        `setTimeout(() => wisp.open('popupcard0001'), ${MINUTES * 1_000})`,
      ],
    ]),
  )('by %s: leaves the focus to the page, and Escape to its field', async (_, script) => {
    await fixture.world.show(script ? card : { ...card, onClickOnly: false, triggers: { timeDelay: MINUTES } })
    const visit = await visitTo(`<button onclick="${script}">Else</button><input id="field">`, '/press', CLOCK)
    await visit.wisp((wisp) => wisp.ready())
    await visit.page.getByRole('button', { name: 'Else' }).click()
    await visit.page.locator('#field').focus()
    await visit.page.clock.fastForward(MINUTES * 1_000 + 1_000)
    await frameOf(visit).waitFor()
    // If it took the focus, it would do so when it is painted.
    await expect.poll(() => frameOf(visit).evaluate((frame) => frame.matches(':popover-open'))).toBe(true)
    await escapeListens(visit)
    await visit.page.keyboard.press('Escape')
    expect([await focused(visit), await frameOf(visit).count()]).toEqual(['field', 1])
  })
})

describe.runIf(isShipped())('while a modal window of the page is open', () => {
  const OWN_DIALOG = `<button id="ask" onclick="own.showModal()">Ask</button>
    <dialog id="own" aria-label="Own">The page’s own <input id="field"> ${PRESSES[0]?.[1](card.id)}</dialog>`

  it('a popup that opens by itself waits until it is closed, and the inspector says so; then the popup can be used', async () => {
    await fixture.world.show({ ...bar, onClickOnly: false, triggers: { timeDelay: 0.5 } })
    fixture.world.put('/own', '', `<body>${OWN_DIALOG}<script>own.showModal()</script>`)
    const visit = await fixture.world.visit('/own?wisp-inspect', { ours: true })
    await cardOf(visit, 'Sale').getByText('and waits for the page’s own dialog to close').waitFor()
    expect(await frameOf(visit).count()).toBe(0)
    await visit.page.evaluate(() => (document.querySelector('#own') as HTMLDialogElement).close())
    await frameOf(visit).waitFor()
    await buttonOf(visit, 'Close').click()
    await visit.page.getByLabel('Email').fill('ann@example.com')
    await visit.page.getByRole('button', { name: 'Sign up' }).click()
    await visit.page.getByRole('heading', { name: 'Thank you' }).waitFor()
  })

  it('a popup also waits for one that opened while the visitor was typing', async () => {
    await fixture.world.show({ ...bar, onClickOnly: false, triggers: { timeDelay: 0.5 } })
    fixture.world.put('/typed', '', `<body><input id="search">${OWN_DIALOG}`)
    const visit = await fixture.world.visit('/typed', CLOCK)
    await visit.decided()
    const field = visit.page.locator('#search')
    const explanation = async () => {
      await field.press('a')
      return (await visit.wisp((wisp) => wisp.explain())).popups[0]?.says
    }
    await expect.poll(explanation).toContain('typing')
    await visit.page.evaluate(() => (document.querySelector('#own') as HTMLDialogElement).showModal())
    await expect
      .poll(async () => (await visit.wisp((wisp) => wisp.explain())).popups[0]?.says)
      .toContain('the page’s own dialog')
    // However long it goes on waiting.
    await visit.page.clock.runFor(5_000)
    await settled(visit.page)
    expect(await frameOf(visit).count()).toBe(0)
    await visit.page.evaluate(() => (document.querySelector('#own') as HTMLDialogElement).close())
    await frameOf(visit).waitFor()
  })

  it('a popup that the visitor pressed for opens over it, can be used, and leaves it unchanged', async () => {
    await fixture.world.show(card)
    const visit = await visitTo(OWN_DIALOG, '/own')
    await visit.page.locator('#ask').click()
    await visit.page.locator('#here').click()
    await expect.poll(() => hasFocus(visit)).toBe(true)
    await visit.page.getByLabel('Email').click()
    await visit.page.keyboard.type('ann@example.com')
    await visit.page.keyboard.press('Enter')
    await visit.page.getByRole('heading', { name: 'Thank you' }).waitFor()
    await visit.page.keyboard.press('Escape')
    await frameOf(visit).waitFor({ state: 'detached' })
    expect(await visit.page.locator('#own').evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
    expect(await focused(visit)).toBe('here')
    await visit.page.locator('#field').fill('The page is usable')
  })

  it('a lightbox opens all the same, because it is a modal window itself', async () => {
    await fixture.world.show(popupOf(onRequest))
    const visit = await visitTo(OWN_DIALOG, '/own')
    await visit.page.locator('#ask').click()
    await visit.wisp((wisp) => wisp.open('popup00000001'))
    await visit.page.getByLabel('Email').fill('ann@example.com')
  })
})
