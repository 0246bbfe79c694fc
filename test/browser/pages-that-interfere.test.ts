/** Inside a popup, scripts of the page have no say: they cannot cancel, stop or answer what happens there. */
import { expect, it } from 'vitest'
import { withWorld } from '../support/browser'
import { inBoth } from '../support/builds'
import { modalListens } from '../support/modal'
import { FORM, popupOf } from '../support/popup'

const fixture = withWorld()

/** A script that stops events outside of the page's own fields, in either phase. */
const PROTECTION = `<script>
  const isField = ({ target }) => /^(input|textarea|select)$/i.test(target.tagName)
  const refuse = (event) => {
    if (isField(event)) return
    event.preventDefault()
    event.returnValue = false
    event.stopPropagation()
    return false
  }
  const TYPES = ['mousedown', 'pointerdown', 'selectstart', 'contextmenu', 'copy', 'paste', 'dragstart', 'keydown', 'beforeinput']
  for (const type of TYPES) {
    document['on' + type] = refuse
    document.addEventListener(type, refuse, true)
    document.body.addEventListener(type, refuse)
  }
  document.addEventListener('click', (event) => event.target.closest('input,button,a') || event.preventDefault())
  document.addEventListener('click', refuse, true)
  // A scroller that moves the page itself.
  const scroll = (event) => {
    event.preventDefault()
    window.scrollBy(0, event.deltaY)
  }
  for (const target of [window, document, document.documentElement])
    for (const capture of [false, true])
      if (target !== window || !capture) target.addEventListener('wheel', scroll, { passive: false, capture })
</script>`

const TALL = `${FORM.replace('</form>', '</form><div style="height: 2000px"></div><p>The end</p>')}`

it.each(inBoth(['protects its text, cancels clicks and scrolls by itself']))(
  'a popup works as on any page where the page %s',
  async () => {
    fixture.world.put('/protected', '', `<body style="height: 5000px"><h1>Photos</h1>${PROTECTION}`)
    await fixture.world.show(popupOf({ html: TALL }))
    const { page, dialog } = await fixture.world.visit('/protected')
    await dialog.waitFor()
    await modalListens({ page })
    // Its content scrolls; the page behind it does not.
    await page.mouse.move(640, 400)
    await page.mouse.wheel(0, 600)
    await expect
      .poll(() =>
        page
          .getByText('The end')
          .boundingBox()
          .then((box) => (box?.y ?? 0) < 2000),
      )
      .toBe(true)
    await page.mouse.wheel(0, 3000)
    await page.mouse.move(5, 5)
    await page.mouse.wheel(0, 300)
    await page
      .getByText('The end')
      .evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect(await page.evaluate(() => scrollY)).toBe(0)
    // A press puts the focus into the field, a double press selects, and what was copied is pasted.
    const email = page.getByLabel('Email')
    await email.scrollIntoViewIfNeeded()
    const box = await email.boundingBox()
    await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 10)
    await page.keyboard.type('ann')
    expect(await email.inputValue()).toBe('ann')
    await email.dblclick()
    await page.keyboard.press('Control+c')
    await page.keyboard.press('End')
    await page.keyboard.press('Control+v')
    await page.keyboard.type('@example.com')
    expect(await email.inputValue()).toBe('annann@example.com')
    await page.getByRole('button', { name: 'Sign up' }).click()
    await page.getByRole('heading', { name: 'Thank you' }).waitFor()
    await expect
      .poll(async () => (await fixture.world.store.leads.all({ search: '' })).map(({ email }) => email))
      .toEqual(['annann@example.com'])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  },
)

const SLIDER = `<div id="slider" style="width: 200px; height: 50px; background: #ddd">Slide</div>
  <p id="log"></p>
  <script>
    const note = (text) => { log.textContent += text + ' ' }
    slider.addEventListener('pointerdown', () => {
      const move = () => note('moved')
      document.addEventListener('pointermove', move)
      document.addEventListener('mouseup', () => { document.removeEventListener('pointermove', move); note('released') }, { once: true })
    })
    document.addEventListener('mousemove', ({ target, buttons }) => target.localName === 'wisp-popup' && !buttons && note('told'))
  </script>`

it.each(inBoth(['drags']))(
  'what the visitor %s from the page over a card still ends, and hovering is not told',
  async () => {
    fixture.world.put('/slider', '', `<body>${SLIDER}`)
    await fixture.world.show(popupOf({ type: 'side-small', html: FORM, design: { position: 'bottom-right' } }))
    const { page } = await fixture.world.visit('/slider')
    const heading = page.getByRole('heading', { name: 'Stay in touch' })
    await heading.waitFor()
    const { x, y } = (await heading.boundingBox()) ?? { x: 0, y: 0 }
    await page.mouse.move(x + 5, y + 5)
    await page.mouse.move(x + 9, y + 5)
    expect(await page.locator('#log').textContent()).toBe('')
    await page.mouse.move(20, 20)
    await page.mouse.down()
    await page.mouse.move(x + 5, y + 5)
    await page.mouse.up()
    expect(await page.locator('#log').textContent()).toMatch(/moved .*released $/)
  },
)
