/** Whom a press of Escape closes: every type of popup, by where the focus is. */
import { describe, expect, it } from 'vitest'
import type { PopupType } from '../../shared/model/popup-type'
import { withWorld } from '../support/browser'
import { inBoth, isShipped } from '../support/builds'
import { escapeListens } from '../support/escape'
import { everydayRows } from '../support/everyday-share'
import { popupOf } from '../support/popup'
import { frameOf, idOf, ofType, openType, PHONE, TYPES } from '../support/types'
import type { Visit } from '../support/visit.page'

const fixture = withWorld()

const MODAL: PopupType[] = ['lightbox', 'fullpage']
const FLOATING = TYPES.filter((type) => !['embedded', ...MODAL].includes(type))

/** Places of the focus on the page, and whether Escape means something there. */
const PLACES: [id: string, markup: string, isTaken: boolean][] = [
  ['button', '<button id="button">B</button>', false],
  ['link', '<a id="link" href="#x">L</a>', false],
  ['checkbox', '<input id="checkbox" type="checkbox">', false],
  ['text', '<input id="text" value="half a">', true],
  ['area', '<textarea id="area"></textarea>', true],
  ['select', '<select id="select"><option>1</select>', true],
  ['editor', '<div contenteditable><p id="editor" tabindex="0">An editor</p></div>', true],
  ['list', '<button id="list" aria-haspopup="listbox" aria-expanded="true">List</button>', true],
  ['option', '<div role="listbox"><div id="option" role="option" tabindex="0">1</div></div>', true],
  ['shadow', '<x-field id="shadow"></x-field>', true],
  ['handled', '<button id="handled" onkeydown="event.preventDefault()">H</button>', true],
  ['kept', '<button id="kept" onkeydown="event.stopPropagation()">H</button>', true],
]

const OVER = `<dialog id="own">The page’s own</dialog><div id="pop" popover>Open</div>
  <div id="aria" role="dialog" aria-modal="true" hidden>Another</div>`

const SHADOW = `customElements.define('x-field', class extends HTMLElement {
  connectedCallback() {
    this.attachShadow({ mode: 'open', delegatesFocus: true }).innerHTML = '<input>'
  }
})`

const visitAll = async (types: PopupType[], design = {}): Promise<Visit> => {
  await fixture.world.show(...types.map((type) => ofType(type, { design: { position: 'bottom-right', ...design } })))
  const markup = PLACES.map(([, each]) => each).join('')
  const place = `<div data-id="${idOf('embedded')}" style="height: 300px"></div>`
  fixture.world.put('/places', '', `<body>${markup}${OVER}${place}<script>${SHADOW}</script>`)
  const visit = await fixture.world.visit('/places', PHONE)
  await visit.decided()
  return visit
}

/** Opens it as a trigger would: without the focus. */
const open = async (visit: Visit, type: PopupType): Promise<void> => {
  await openType(visit, type)
  if (!MODAL.includes(type)) await escapeListens(visit)
  await visit.page.waitForLoadState('networkidle')
}

const waitForClose = (visit: Visit) => frameOf(visit).waitFor({ state: 'detached' })

/** Whether a popup is left after the press. It leaves without an effect, so in the same task or never. */
const isLeft = async ({ page }: Visit): Promise<boolean> => {
  await page.keyboard.press('Escape')
  return page.evaluate(
    () =>
      new Promise<boolean>((resolve) => requestAnimationFrame(() => resolve(!!document.querySelector('wisp-popup')))),
  )
}

describe('Escape', () => {
  it.each(everydayRows(inBoth(FLOATING)))(
    'closes a %s from anywhere on the page where it means nothing else',
    async (type) => {
      const visit = await visitAll([type])
      for (const [id, , isTaken] of PLACES) {
        if (!(await frameOf(visit).count())) await open(visit, type)
        await visit.page.locator(`#${id}`).focus()
        expect([id, await isLeft(visit)]).toEqual([id, isTaken])
      }
      if (!(await frameOf(visit).count())) await open(visit, type)
      await visit.page.getByLabel('Email').focus()
      await visit.page.keyboard.press('Escape')
      await waitForClose(visit)
    },
  )

  it.each(everydayRows(inBoth(MODAL)))('closes a %s, which has the focus', async (type) => {
    const visit = await visitAll([type])
    for (const id of ['button', 'text']) {
      await visit.page.locator(`#${id}`).focus()
      await open(visit, type)
      await visit.page.keyboard.press('Escape')
      await waitForClose(visit)
    }
  })

  it.runIf(isShipped())('leaves an embedded popup where it is, with the focus on the page or inside', async () => {
    const visit = await visitAll(['embedded', 'bar'])
    const { page } = visit
    await openType(visit, 'embedded')
    await page.getByLabel('Email').focus()
    expect(await isLeft(visit)).toBe(true)
    await open(visit, 'bar')
    const inside = page.locator('[data-id] wisp-popup')
    await inside.getByLabel('Email').focus()
    await page.keyboard.press('Escape')
    // An embedded popup belongs to the page, so a key pressed in its field stays there. Pressed on its button, the key closes the bar.
    expect(await frameOf(visit).count()).toBe(2)
    await inside.getByRole('button', { name: 'Sign up' }).focus()
    await page.keyboard.press('Escape')
    await expect.poll(() => frameOf(visit).count()).toBe(1)
    expect(await inside.count()).toBe(1)
  })

  it.runIf(isShipped())('closes one popup per press, the topmost first, however long the key is held', async () => {
    const visit = await visitAll(['bar', 'side-small', 'lightbox'])
    const { page } = visit
    await open(visit, 'bar')
    await open(visit, 'side-small')
    await open(visit, 'lightbox')
    const countFrames = () => page.locator('wisp-popup .wisp-frame').evaluateAll((frames) => frames.length)
    await expect.poll(countFrames).toBe(3)
    await page.keyboard.down('Escape')
    for (let repeats = 0; repeats < 5; repeats++) await page.keyboard.down('Escape')
    await expect.poll(countFrames).toBe(2)
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.keyboard.up('Escape')
    await page.keyboard.press('Escape')
    await expect.poll(countFrames).toBe(1)
    expect(await frameOf(visit).evaluate((frame) => frame.getBoundingClientRect().width)).toBeGreaterThan(600)
    await page.keyboard.press('Escape')
    await expect.poll(countFrames).toBe(0)
  })

  it.runIf(isShipped())('closes what the page has open over itself first', async () => {
    const visit = await visitAll(['bar'])
    const { page } = visit
    await open(visit, 'bar')
    for (const begin of [
      'own.showModal()',
      'pop.showPopover()',
      'aria.hidden = false',
      'document.body.requestFullscreen()',
    ]) {
      await page.locator('#button').focus()
      await page.evaluate(begin)
      expect([begin, await isLeft(visit)]).toEqual([begin, true])
      await page.evaluate('own.close(); aria.hidden = true; document.fullscreenElement && document.exitFullscreen()')
    }
    await page.keyboard.press('Escape')
    await waitForClose(visit)
  })

  it.runIf(isShipped())('closes nothing that is locked', async () => {
    const visit = await visitAll(['bar', 'lightbox'], { contentLock: true })
    for (const type of ['bar', 'lightbox'] as const) {
      await open(visit, type)
      expect([type, await isLeft(visit)]).toEqual([type, true])
    }
    await visit.wisp((wisp) => wisp.close())
  })

  it.runIf(isShipped())('is counted like the X', async () => {
    await fixture.world.show(popupOf({ ...ofType('bar'), onClickOnly: false, triggers: { timeDelay: 0.1 } }))
    const visit = await fixture.world.visit('/plain')
    await frameOf(visit).waitFor()
    await escapeListens(visit)
    await visit.page.waitForLoadState('networkidle')
    await visit.page.keyboard.press('Escape')
    await waitForClose(visit)
    expect(await visit.page.evaluate(() => Object.keys(localStorage).some((key) => key.includes('closed')))).toBe(true)
  })
})
