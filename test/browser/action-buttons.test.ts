/** Buttons with an action stand in forms without a type. They do what their action says, and never send the form as well. */
import { describe, expect, it } from 'vitest'
import type { PopupDefinition } from '../../shared/model/popup'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { openForm } from '../support/form'
import { popupOf } from '../support/popup'
import { closeAll, frameOf, ofType, openType, PHONE, TYPES } from '../support/types'
import { game, open as openGame, visitGame, WIN } from './games/game'

const fixture = withWorld()

const ACTIONS = ['close', 'link', 'redirect', 'open', 'next', 'back', 'copy', 'skip', 'play', 'remind', 'goto']
const BUTTONS = ACTIONS.map((action) => `<button data-wisp-action="${action}">${action}</button>`).join('')
const FIELD = '<input type="email" aria-label="Email" value="ann@example.com" data-wisp-field="email" required>'
const FORM = `<form data-wisp-form>${BUTTONS}${FIELD}<button>Send</button></form>`
const HTML = `<section data-wisp-screen="main"><h2>Letter</h2>${FORM}</section><section data-wisp-screen="thanks"><h2>Thank you</h2></section>`

/** Runs in the page: the buttons that send their form, while no action runs. */
const sendingIn = (frame: HTMLElement | SVGElement): string[] => {
  let pressed = ''
  const sending: string[] = []
  frame.addEventListener('submit', (event) => {
    sending.push(pressed)
    event.preventDefault()
    event.stopPropagation()
  })
  frame.addEventListener('click', (event) => event.stopPropagation())
  for (const button of frame.querySelectorAll<HTMLElement>('form button')) {
    pressed = button.textContent ?? ''
    button.click()
  }
  return sending
}

const leads = () => fixture.world.store.leads.all({ search: '' })

describe('a button with an action in a form', () => {
  it('does not send it in any type of popup', async () => {
    const popups: PopupDefinition[] = TYPES.map((type) =>
      ofType(type, { html: HTML, ...(type === 'embedded' && { onClickOnly: false }) }),
    )
    await fixture.world.show(...popups)
    const visit = await fixture.world.visit('/plain', PHONE)
    await visit.decided()
    const sending: Record<string, string[]> = {}
    for (const type of TYPES.filter((each) => each !== 'embedded')) {
      await openType(visit, type)
      sending[type] = await frameOf(visit).evaluate(sendingIn)
      await closeAll(visit)
    }
    expect(sending).toEqual(Object.fromEntries(Object.keys(sending).map((type) => [type, ['Send']])))
  })

  it.runIf(isShipped())('does not send that of an embedded popup, or of a game', async () => {
    const embedded = ofType('embedded', { html: HTML, onClickOnly: false })
    await fixture.world.show(embedded)
    fixture.world.put('/page', '', `<body><div data-id="${embedded.id}"></div></body>`)
    const visit = await fixture.world.visit('/page', { ours: true })
    await frameOf(visit).waitFor()
    expect(await frameOf(visit).evaluate(sendingIn)).toEqual(['Send'])
    const asking = game('gift', 'first', WIN)
    const html = asking.html.replace(/<form.*<\/form>/s, FORM)
    const played = await visitGame(fixture.world, { ...asking, html })
    await openGame(played)
    expect(await played.dialog.evaluate(sendingIn)).toEqual(['Send'])
  })

  it('is not what Enter presses, although it comes first', async () => {
    const html = HTML.replace(BUTTONS, '<button data-wisp-action="close">Not now</button>')
    const visit = await openForm(fixture.world, popupOf({ html }))
    await visit.page.getByLabel('Email').press('Enter')
    await visit.page.getByRole('heading', { name: 'Thank you' }).waitFor()
    await expect.poll(async () => (await leads()).map(({ email }) => email)).toEqual(['ann@example.com'])
  })

  it('goes back in a form with steps, and sends nothing', async () => {
    const html = `<form data-wisp-form>
      <section data-wisp-screen="mail"><h2>Mail</h2>${FIELD}<button data-wisp-action="next">Next</button></section>
      <section data-wisp-screen="note"><h2>Note</h2><button type="submit" data-wisp-action="back">Back</button>
        <label>Note <input data-wisp-field="note"></label><button>Send</button></section>
    </form><section data-wisp-screen="thanks"><h2>Thank you</h2></section>`
    const visit = await openForm(fixture.world, popupOf({ html }))
    const { page } = visit
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
    await press('Next')
    await page.getByRole('heading', { name: 'Note' }).waitFor()
    await press('Back')
    await page.getByRole('heading', { name: 'Mail' }).waitFor()
    await press('Next')
    await page.getByRole('heading', { name: 'Note' }).waitFor()
    expect(await leads()).toEqual([])
    await page.getByRole('textbox', { name: 'Note' }).press('Enter')
    await page.getByRole('heading', { name: 'Thank you' }).waitFor()
    await expect.poll(async () => (await leads()).map(({ complete }) => complete)).toEqual([undefined])
  })
})
