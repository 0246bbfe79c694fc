/** Nothing opens by itself over what the page has opened on purpose. */
import { describe, expect, it } from 'vitest'
import { withWorld } from '../support/browser'
import { inBoth, isShipped } from '../support/builds'
import { everydayRows } from '../support/everyday-share'
import { ignoreShifts } from '../support/owner-logo'
import { FORM, popupOf } from '../support/popup'
import { settled } from '../support/settled'

const fixture = withWorld()

const card = popupOf({ id: 'popupcard0001', type: 'side-small', name: 'Card', html: FORM })

/** Windows of a page, in the order in which the case opens them. Each opens as the one before it closes. */
const WINDOWS = `<style>
    .drawer { position: fixed; inset: 0 0 0 auto; width: 300px; background: #eee; transform: translateX(100%); transition: transform .1s }
    .drawer.open { transform: none }
    .holder > div { position: fixed; inset: 100px; background: #eee }
    .holder:not(.open) { display: none }
  </style>
  <h1>A shop</h1>
  <div role="dialog" aria-label="Cookies" style="position: fixed; bottom: 0">Cookies?</div>
  <div aria-modal="true" style="position: fixed; left: -400px; width: 300px; height: 300px">A drawer that waits</div>
  <div aria-modal="true" style="height: 0; overflow: hidden"><p>One that is folded</p></div>
  <div style="height: 0; overflow: hidden"><p aria-modal="true">One in what is folded</p></div>
  <div aria-modal="true" style="position: fixed; inset: 0; clip-path: inset(100%)">One that is clipped away</div>
  <div style="position: relative; width: 300px; height: 9px; overflow: hidden">
    <div aria-modal="true" style="position: absolute; left: 300px; width: 300px; height: 300px">One beside its box</div>
  </div>
  <dialog>Log in</dialog>
  <div id="menu" popover>Menu</div>
  <div id="hint" popover="manual">Saved</div>
  <div id="drawer" class="drawer" aria-modal="true">Cart</div>
  <div id="holder" class="holder" role="dialog" aria-modal="true"><div>Tour</div></div>
  <shop-login></shop-login>
  <div id="locked" role="alertdialog" style="position: fixed; inset: 100px" hidden>Delete?</div>
  <div id="consent"></div><div id="list"></div>
  <style>:root:not([data-asks]) #asked, #check:not(:checked) + #checked { display: none }</style>
  <div id="asked" aria-modal="true" style="position: fixed; inset: 100px">Sure?</div>
  <input type="checkbox" id="check"><div id="checked" aria-modal="true" style="position: fixed; inset: 200px">Menu</div>
  <script>
    const [dialog] = document.querySelectorAll('dialog')
    const toggle = (id, on) => document.getElementById(id).classList.toggle('open', on)
    customElements.define('shop-login', class extends HTMLElement {
      constructor() {
        super()
        this.attachShadow({ mode: 'open' }).innerHTML = '<dialog>Log in <input></dialog>'
        this.dialog = this.shadowRoot.firstChild
      }
    })
    const say = (host, html) => {
      const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
      root.innerHTML = html
      root.querySelector('[popover]')?.showPopover()
    }
    const lock = (on) => {
      document.body.toggleAttribute('data-scroll-locked', on)
      locked.hidden = !on
    }
    const inShadow = () => document.querySelector('shop-login').dialog
    window.steps = {
      dialog: [() => dialog.showModal(), () => dialog.close()],
      popover: [() => menu.showPopover(), () => menu.hidePopover()],
      manual: [() => hint.showPopover(), () => hint.hidePopover()],
      drawer: [() => toggle('drawer', true), () => toggle('drawer', false)],
      holder: [() => toggle('holder', true), () => toggle('holder', false)],
      shadow: [() => inShadow().showModal(), () => inShadow().close()],
      consent: [() => say(consent, '<div aria-modal="true" style="position: fixed; inset: 100px">Cookies?</div>'), () => say(consent, '')],
      shadowPopover: [() => say(list, '<div popover="manual">Menu</div>'), () => say(list, '')],
      asked: [() => document.documentElement.setAttribute('data-asks', ''), () => document.documentElement.removeAttribute('data-asks')],
      checked: [() => check.click(), () => check.click()],
      locked: [() => lock(true), () => lock(false)],
      full: [() => document.documentElement.requestFullscreen(), () => document.exitFullscreen()],
    }
    steps.dialog[0]()
  </script>`

type Steps = Record<string, [open: () => unknown, close: () => unknown]>

describe('a popup that opens by itself', () => {
  it.each(inBoth(['closed']))('waits until all that lies over the page is %s', async () => {
    fixture.world.put('/windows', '', `<body>${WINDOWS}`)
    await fixture.world.show(popupOf(), card)
    const { page, dialog, wisp } = await fixture.world.visit('/windows')
    const popups = page.locator('wisp-popup')
    const explanations = async () => (await wisp((wisp) => wisp.explain())).popups.map(({ says }) => says)
    const waits = expect.stringContaining('waits for the page’s own dialog')
    const names = Object.keys(await page.evaluate(() => ({ ...(window as unknown as { steps: Steps }).steps })))
    const step = (from: string | undefined, to: string | undefined) =>
      page.evaluate(
        async ([from = '', to = '']) => {
          const { steps } = window as unknown as { steps: Steps }
          await steps[to]?.[0]()
          await steps[from]?.[1]()
        },
        [from, to],
      )
    await expect.poll(explanations).toEqual([waits, waits])
    for (const [index, name] of names.entries()) {
      if (index) await step(names[index - 1], name)
      // Longer than it takes to look, and to leave: nothing that could be waited for happens.
      await page.waitForTimeout(400)
      expect([name, await popups.count(), await explanations()]).toEqual([name, 0, [waits, waits]])
    }
    await step(names.at(-1), undefined)
    await dialog.waitFor()
    await expect.poll(() => popups.count()).toBe(2)
  })
})

const SHADOWED: [title: string, inside: string, open: string][] = [
  ['a popover that takes no focus', '<p popover="manual">Saved</p>', 'showPopover'],
  ['a popover in a root of a root', '<div></div>', 'deep'],
  ['a dialog', '<dialog>Log in</dialog>', 'showModal'],
]

describe.runIf(isShipped())('a popup that opens by itself on a page where nothing else is open', () => {
  it.each(everydayRows(SHADOWED))('waits for %s in a shadow root', async (title, inside, how) => {
    const path = `/shadowed${SHADOWED.findIndex(([name]) => name === title)}`
    const script = `<script>
      const root = document.querySelector('shop-box').attachShadow({ mode: 'open' })
      root.innerHTML = '${inside}'
      let open = root.firstChild
      if ('${how}' === 'deep') {
        const deep = open.attachShadow({ mode: 'open' })
        deep.innerHTML = '<p popover="manual">Saved</p>'
        open = deep.firstChild
        open.showPopover()
      } else open['${how}']()
      document.activeElement.blur()
      window.finish = () => open.remove()
    </script>`
    fixture.world.put(path, '', `<body><h1>A shop</h1><shop-box></shop-box>${script}`)
    await fixture.world.show(popupOf())
    const { page, dialog, wisp } = await fixture.world.visit(path)
    const explanations = async () => (await wisp((wisp) => wisp.explain())).popups.map(({ says }) => says)
    await expect.poll(explanations).toEqual([expect.stringContaining('waits for the page’s own dialog')])
    expect(await page.locator('wisp-popup').count()).toBe(0)
    await page.evaluate(() => (window as unknown as { finish(): void }).finish())
    await dialog.waitFor()
  })
})

/** A drawer that keeps the focus in it, as libraries for that do. */
const TRAP = `<h1>A shop</h1>
  <div id="drawer" role="dialog" aria-modal="true" style="position: fixed; inset: 0; background: #eee">
    <input id="note" aria-label="Note">
    <button type="button" data-wisp-action="open" data-wisp-popup="ID">Letter</button>
  </div>
  <script>
    const isInside = (event) => drawer.contains(event.target)
    const refuse = (event) => {
      if (isInside(event)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    for (const type of ['mousedown', 'touchstart', 'click']) document.addEventListener(type, refuse, true)
    document.addEventListener('focusin', (event) => {
      if (isInside(event)) return
      event.stopImmediatePropagation()
      note.focus()
    }, true)
    document.addEventListener('keydown', (event) => {
      if (event.key !== 'Tab') return
      event.preventDefault()
      note.focus()
    }, true)
    note.focus()
  </script>`

describe.runIf(isShipped())('a popup that the visitor presses for', () => {
  it.each([
    ['lightbox', 'popup00000001'],
    ['card', 'popupcard0001'],
  ])('opens over a drawer that keeps the focus, and a %s works there', async (_, id) => {
    fixture.world.put('/trap', '', `<body>${TRAP.replace('ID', id)}`)
    const pressed = { onClickOnly: true, triggers: {} }
    await fixture.world.show(popupOf(pressed), { ...card, ...pressed })
    const { page, dialog, decided } = await fixture.world.visit('/trap')
    await decided()
    await page.getByRole('button', { name: 'Letter' }).click()
    const popup = dialog.filter({ hasText: 'Stay in touch' }).last()
    await popup.waitFor()
    const email = page.getByLabel('Email')
    await email.click()
    await page.keyboard.type('ann@example.com')
    expect([await email.inputValue(), await page.locator('#note').inputValue()]).toEqual(['ann@example.com', ''])
    await page.keyboard.press('Tab')
    await expect
      .poll(() => page.getByRole('button', { name: 'Sign up' }).evaluate((b) => b.matches(':focus')))
      .toBe(true)
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => page.locator('wisp-popup').count()).toBe(0)
  })

  it('gives back the menu in which it was pressed for', async () => {
    const button = '<button type="button" data-wisp-action="open" data-wisp-popup="popup00000001">Letter</button>'
    fixture.world.put(
      '/menu',
      '',
      `<body><button popovertarget="menu">Menu</button><div id="menu" popover>${button}</div>`,
    )
    await fixture.world.show(popupOf({ onClickOnly: true, triggers: {} }))
    const { page, dialog, decided } = await fixture.world.visit('/menu')
    await decided()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Letter' }).click()
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await page.locator('#menu').evaluate((menu) => menu.matches(':popover-open'))).toBe(true)
    await expect
      .poll(() => page.getByRole('button', { name: 'Letter' }).evaluate((b) => b.matches(':focus')))
      .toBe(true)
  })
})

/** Windows of a page that close without a word in its markup; the pointer is over the last. */
const SILENT = `<style>
    .window { position: fixed; inset: 100px; background: #eee }
    :root:not([data-open=listed]) #listed, :root:not([data-open=ruled]) #ruled, :root:not([data-open=moved]) #moved,
    :root:not([data-open=faded]) #faded, :root:not([data-open=unchecked]) #unchecked { display: none }
    #edge { position: fixed; left: 300px; bottom: 0; width: 100px; height: 100px } #edge:not(:hover) #hovered { display: none }
    #hovered { position: fixed; left: 300px; bottom: 0; width: 300px; height: 300px; background: #eee }
    #box:not(:checked) + #unchecked { visibility: hidden }
  </style>
  <h1>A shop</h1><style id="rules"></style>
  <div class="window" id="listed" aria-modal="true">By a sheet of the document</div>
  <div class="window" id="ruled" aria-modal="true">By a rule that a script adds</div>
  <div class="window" id="moved" aria-modal="true">By an animation that moves it</div>
  <div class="window" id="faded" aria-modal="true">By an animation that fades it</div>
  <input type="checkbox" id="box" checked><div class="window" id="unchecked" aria-modal="true">By a property</div>
  <div id="edge"><div id="hovered" aria-modal="true">By the pointer</div></div>
  <script>
    const hide = (name) => '#' + name + ' { display: none !important }'
    window.ways = {
      listed() {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(hide('listed'))
        document.adoptedStyleSheets = [sheet]
      },
      ruled: () => void rules.sheet.insertRule(hide('ruled')),
      moved: () => void moved.animate({ transform: 'translateX(3000px)' }, { duration: 300, fill: 'forwards' }),
      faded: () => void faded.animate({ opacity: 0 }, { duration: 300, fill: 'forwards' }),
      unchecked: () => void (box.checked = false),
    }
  </script>`

describe.runIf(isShipped())('a window of the page that closes without a change of the document', () => {
  it('is noticed, whether a style sheet, an animation, a property or the pointer closes it', async () => {
    fixture.world.put('/silent', '', `<body>${SILENT}`)
    await fixture.world.show(popupOf())
    const { page, dialog, wisp } = await fixture.world.visit('/silent')
    // Windows and popups come and go here without anybody's press.
    await page.evaluate(ignoreShifts)
    await dialog.waitFor()
    const explanation = async () => (await wisp((wisp) => wisp.explain())).popups[0]?.says
    for (const name of ['listed', 'ruled', 'moved', 'faded', 'unchecked', 'hovered']) {
      await wisp((wisp) => wisp.close())
      await dialog.waitFor({ state: 'detached' })
      await page.evaluate((name) => Object.assign(document.documentElement.dataset, { open: name }), name)
      await page.mouse.move(...((name === 'hovered' ? [350, 750] : [900, 300]) as [number, number]))
      await wisp((wisp) => wisp.refresh())
      await expect.poll(explanation, { message: name }).toContain('waits for the page’s own dialog')
      if (name === 'hovered') await page.mouse.move(900, 300)
      await page.evaluate((name) => (window as unknown as { ways: Record<string, () => void> }).ways[name]?.(), name)
      await dialog.waitFor()
    }
  })
})

/** Drawers that stay in the page when they are closed: what holds one fills the window and lets all presses through. */
const CLOSED_BY: Record<string, string> = {
  moved: '> * { transform: translateX(100%) }',
  faded: '> * { opacity: 0 }',
  'faded as a whole': '{ opacity: 0 }',
  hidden: '> * { visibility: hidden }',
  clear: '> * { background: transparent; color: transparent; font-size: 0 }',
  folded: '> * { height: 0; overflow: hidden }',
  small: '> * { transform: scale(0) }',
  gone: '> * { display: none }',
  under: '{ z-index: -1; pointer-events: auto; background: #eee }',
}
const DRAWERS = Object.entries(CLOSED_BY).map(
  ([name, rule], index) => `<style>:root:not([data-open="${name}"]) #d${index} ${rule}</style>
    <div class="over" id="d${index}" role="dialog" aria-modal="true"><div>${name === 'clear' ? '' : 'Cart'}</div></div>`,
)
const LETS_THROUGH = `<style>
    body { margin: 0 }
    .over { position: fixed; inset: 0; z-index: 9; pointer-events: none; transition: opacity .1s }
    .over > div { position: absolute; inset: 0 0 0 auto; width: 300px; background: #eee; transition: opacity .1s, transform .1s }
    #d0 > div { pointer-events: auto }
    .over > .toast { inset: 300px 500px; width: auto; pointer-events: auto }
    :root:not([data-open=toast]) .toast { display: none }
  </style>
  <div class="over" role="dialog" aria-modal="true"></div>
  <div style="opacity: 0; pointer-events: none; position: fixed; inset: 0">
    <div role="dialog" aria-modal="true" style="position: absolute; inset: 0">In what is hidden</div>
  </div>
  <div class="over" role="dialog" aria-modal="true"><shop-cart></shop-cart></div>
  <main style="position: relative; height: 900px; background: #fff"><h1>A shop</h1></main>
  ${DRAWERS.join('')}
  <div class="over" role="alertdialog" aria-modal="true"><div class="toast">Sure?</div></div>
  <script>
    document.querySelector('shop-cart').attachShadow({ mode: 'open' }).innerHTML =
      '<style>:host-context(html:not([data-open=shadow])) p { display: none } p { position: fixed; inset: 200px }</style><p>Cart</p>'
  </script>`

describe.runIf(isShipped())('a window that fills the page and lets all presses through', () => {
  it('holds nothing up while nothing in it is seen, and counts as closed once that is so again', async () => {
    fixture.world.put('/drawers', '', `<body>${LETS_THROUGH}`)
    await fixture.world.show(popupOf())
    const { page, wisp } = await fixture.world.visit('/drawers')
    const popup = page.locator('wisp-popup .wisp-frame')
    await popup.waitFor()
    const explanation = async () => (await wisp((wisp) => wisp.explain())).popups[0]?.says
    const open = (name: string) =>
      page.evaluate((name) => Object.assign(document.documentElement.dataset, { open: name }), name)
    for (const name of [...Object.keys(CLOSED_BY), 'toast', 'shadow']) {
      await wisp((wisp) => wisp.close())
      await popup.waitFor({ state: 'detached' })
      await open(name)
      await wisp((wisp) => wisp.refresh())
      await expect.poll(explanation, { message: name }).toContain('waits for the page’s own dialog')
      await open('')
      await popup.waitFor()
    }
  })
})

describe.runIf(isShipped())('a list from which the visitor chooses', () => {
  it('holds popups up while it is open, and not when it only has the focus', async () => {
    fixture.world.put(
      '/chooses',
      '',
      `<body><style>select, ::picker(select) { appearance: base-select }</style>
      <h1>A shop</h1><select aria-label="Size"><option>S</option><option>M</option></select>`,
    )
    await fixture.world.show(popupOf())
    const { page, dialog, wisp } = await fixture.world.visit('/chooses')
    await dialog.waitFor()
    await wisp((wisp) => wisp.close())
    await dialog.waitFor({ state: 'detached' })
    const isOpen = () => page.evaluate(() => !!document.querySelector('select:open'))
    await page.getByLabel('Size').click()
    expect(await isOpen()).toBe(true)
    await wisp((wisp) => wisp.refresh())
    await expect
      .poll(async () => (await wisp((wisp) => wisp.explain())).popups[0]?.says)
      .toContain('waits until the visitor has stopped typing')
    expect(await isOpen()).toBe(true)
    await page.keyboard.press('Escape')
    await dialog.waitFor()
  })
})

/** Ways in which the page opens something of its own when it hears that a popup is about to open. */
const OPENED_MEANWHILE: [how: string, open: string][] = [
  ['at once', 'own.showModal()'],
  ['a moment later', 'Promise.resolve().then(() => own.showModal())'],
  ['in a shadow root', 'inRoot.showModal()'],
  ['as a drawer', 'drawer.hidden = false'],
]

describe.runIf(isShipped())('what the page opens while a popup is about to open', () => {
  it.each(everydayRows(OPENED_MEANWHILE))('lies over it, and the popup waits: %s', async (how, open) => {
    const path = `/meanwhile${OPENED_MEANWHILE.findIndex(([name]) => name === how)}`
    fixture.world.put(
      path,
      '',
      `<body><h1>A shop</h1><dialog id="own" aria-label="Own">Log in</dialog><div id="host"></div>
      <div id="drawer" aria-modal="true" style="position: fixed; inset: 0; background: #eee" hidden>Cart</div>
      <script>
        const root = host.attachShadow({ mode: 'open' })
        root.innerHTML = '<dialog>Log in</dialog>'
        const inRoot = root.firstChild
        addEventListener('wisp:before-show', () => { ${open} }, { once: true })
        window.finish = () => {
          for (const each of [own, inRoot]) each.close()
          drawer.hidden = true
        }
      </script>`,
    )
    await fixture.world.show(popupOf())
    const { page, wisp } = await fixture.world.visit(path)
    const popup = page.locator('wisp-popup .wisp-frame')
    await expect
      .poll(async () => (await wisp((wisp) => wisp.explain())).popups[0]?.says)
      .toContain('waits for the page’s own dialog')
    expect(await popup.count()).toBe(0)
    await page.evaluate(() => (window as unknown as { finish(): void }).finish())
    await popup.waitFor()
    await page.getByLabel('Email').fill('ann@example.com')
  })

  it('a popup that the page closes while it waits does not come', async () => {
    fixture.world.put(
      '/closed-meanwhile',
      '',
      `<body><h1>A shop</h1><dialog id="own">Log in</dialog><script>
        addEventListener('wisp:before-show', () => own.showModal(), { once: true })
      </script>`,
    )
    await fixture.world.show(popupOf())
    const { page, wisp } = await fixture.world.visit('/closed-meanwhile')
    const state = async () => (await wisp((wisp) => wisp.explain())).popups[0]
    await expect.poll(async () => (await state())?.says).toContain('waits for the page’s own dialog')
    await wisp((wisp) => wisp.close())
    await page.evaluate(() => (document.querySelector('#own') as HTMLDialogElement).close())
    await settled(page)
    expect([(await state())?.state === 'waiting', await page.locator('wisp-popup').count()]).toEqual([false, 0])
  })
})
