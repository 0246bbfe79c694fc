/** A modal popup covers the page and keeps the focus, without making the page inert. */
import { describe, expect, it } from 'vitest'
import { violationsOf } from '../support/axe'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { everydayRows } from '../support/everyday-share'
import { focused } from '../support/focus'
import { modalListens } from '../support/modal'
import { open, STILL, waiting } from '../support/on-request'
import { popupOf } from '../support/popup'
import { settled } from '../support/settled'
import type { Visit } from '../support/visit.page'

const fixture = withWorld()

/** Opens it over a page with this markup, and waits for what keeps the focus. */
const openOver = async (markup: string, path: string): Promise<Visit> => {
  fixture.world.put(path, '', `<body>${markup}`)
  await fixture.world.show(waiting({ design: { closeOnOutsideClick: false } }))
  const visit = await fixture.world.visit(path, STILL)
  await open(visit)
  await visit.dialog.filter({ hasText: 'Stay in touch' }).waitFor()
  await modalListens(visit)
  return visit
}

const isInert = ({ page }: Visit): Promise<boolean> =>
  page.evaluate(
    () =>
      !!document.querySelector('[inert]') ||
      !!document.querySelector('wisp-popup')?.shadowRoot?.querySelector('dialog:modal'),
  )

describe.runIf(isShipped())('a lightbox', () => {
  it('leads Tab from its last control to its first, and Shift+Tab back', async () => {
    const visit = await openOver('<button id="one">One</button>', '/ends')
    const { page } = visit
    const stops = async (key: string, times: number) => {
      const names: string[] = []
      for (let presses = 0; presses < times; presses++) {
        await page.keyboard.press(key)
        names.push(await focused(visit))
      }
      return names
    }
    // The first field takes the focus by itself after a while.
    await page.getByRole('button', { name: 'Close' }).focus()
    expect(await stops('Tab', 3)).toEqual(['email', 'button', 'Close'])
    expect(await stops('Shift+Tab', 4)).toEqual(['button', 'email', 'Close', 'button'])
    await page.evaluate(() => {
      for (const control of document.querySelector('wisp-popup')?.shadowRoot?.querySelectorAll('button') ?? [])
        control.disabled = true
    })
    expect(await stops('Tab', 2)).toEqual(['email', 'email'])
    expect([await stops('Shift+Tab', 2), await isInert(visit)]).toEqual([['email', 'email'], false])
  })

  /** Ways in which a script of the page takes the focus from a popup. */
  const THIEVES: [what: string, markup: string, steal: string][] = [
    ['a field of the page', '<input id="search">', 'search.focus()'],
    ['a field in a shadow root', '<p id="box"></p>', 'box.shadowRoot.firstChild.focus()'],
    [
      'a frame',
      '<iframe id="frame" srcdoc="<input>"></iframe>',
      'frame.contentDocument.querySelector("input").focus()',
    ],
    ['a link', '<a id="link" href="#x">Link</a>', 'link.focus()'],
  ]

  it.each(everydayRows(THIEVES))(
    'takes the focus back that %s takes, to the field where it was',
    async (what, markup, steal) => {
      const path = `/steals${THIEVES.findIndex(([name]) => name === what)}`
      const script = `<script>
      if (window.box) box.attachShadow({ mode: 'open' }).innerHTML = '<input>'
      window.steal = () => { ${steal} }
    </script>`
      const visit = await openOver(markup + script, path)
      const { page } = visit
      await page.getByLabel('Email').fill('ann@')
      await page.evaluate('steal()')
      await expect.poll(() => focused(visit)).toBe('email')
      await page.keyboard.type('example.com')
      expect([await page.getByLabel('Email').inputValue(), await isInert(visit)]).toEqual(['ann@example.com', false])
    },
  )

  it('gives the focus back to the control that had it last, and not to the one that had it first', async () => {
    const visit = await openOver('<input id="search">', '/last')
    const { page } = visit
    await page.getByLabel('Email').focus()
    await page.keyboard.press('Tab')
    expect(await focused(visit)).toBe('button')
    await page.evaluate(() => document.getElementById('search')?.focus())
    await expect.poll(() => focused(visit)).toBe('button')
  })

  it('makes room for a keyboard on a touch screen once a field in it is used', async () => {
    await fixture.world.show(waiting({}))
    const visit = await fixture.world.visit('/plain', { ...STILL, hasTouch: true })
    await open(visit)
    await modalListens(visit)
    const isAsked = () => visit.requests.some((request) => request.endsWith('/keyboard.js'))
    expect(isAsked()).toBe(false)
    await visit.page.getByLabel('Email').tap()
    await expect.poll(isAsked).toBe(true)
  })

  it('leaves a window of the page readable that has opened before the popup began to listen', async () => {
    let answer = (): void => {}
    const isThere = new Promise<void>((resolve) => {
      answer = resolve
    })
    fixture.world.put('/early', '', '<body><dialog id="own"><button>Theirs</button></dialog>')
    await fixture.world.show(waiting({}))
    const visit = await fixture.world.visit('/early', {
      ...STILL,
      async prepare({ page }) {
        await page.route('**/presence.js', async (route) => {
          await isThere
          await route.continue()
        })
      },
    })
    await open(visit)
    await visit.dialog.filter({ hasText: 'Stay in touch' }).waitFor()
    await visit.page.evaluate(() => (document.getElementById('own') as HTMLDialogElement).showModal())
    answer()
    await modalListens(visit)
    await settled(visit.page)
    await visit.page.getByRole('button', { name: 'Theirs' }).click()
    expect(await visit.page.locator('#own').getAttribute('aria-hidden')).toBeNull()
  })

  /** Pages that do not give in. */
  const INSISTENT: [what: string, script: string][] = [
    ['whenever it loses it', `addEventListener('focusin', ({ target }) => target === search || search.focus(), true)`],
    ['again and again', 'setInterval(() => search.focus())'],
    ['a moment later', `search.addEventListener('blur', () => setTimeout(() => search.focus()))`],
  ]

  it.each(everydayRows(INSISTENT))('makes a page inert that takes the focus %s', async (what, script) => {
    const path = `/insists${INSISTENT.findIndex(([name]) => name === what)}`
    const visit = await openOver('<input id="search">', path)
    const { page } = visit
    await page.getByLabel('Email').focus()
    await page.evaluate(`void (() => { ${script}; search.focus() })()`)
    await expect.poll(() => isInert(visit)).toBe(true)
    await page.getByLabel('Email').fill('ann@example.com')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Thank you' }).waitFor()
    await page.keyboard.press('Escape')
    await visit.dialog.waitFor({ state: 'detached' })
    await visit.expectUndisturbed()
  })

  it('leaves the focus to what the page opens over it, and has it again afterwards', async () => {
    const visit = await openOver(
      `<dialog id="own" aria-label="Own"><input id="code"><button onclick="own.close()">Done</button></dialog>
      <div id="hint" popover="manual" style="inset: 0 auto auto 0; margin: 0"><input id="note"></div>`,
      '/over',
    )
    const { page, wisp } = visit
    await page.getByLabel('Email').focus()
    await page.evaluate('own.showModal()')
    expect(await focused(visit)).toBe('code')
    await page.keyboard.type('1234')
    expect(await page.locator('#code').inputValue()).toBe('1234')
    await page.keyboard.press('Escape')
    await expect.poll(() => focused(visit)).toBe('email')
    await page.evaluate('hint.showPopover()')
    await page.locator('#note').fill('A note')
    expect(await focused(visit)).toBe('note')
    await page.evaluate('hint.hidePopover()')
    await page.getByLabel('Email').fill('ann@example.com')
    expect([await isInert(visit), (await wisp((wisp) => wisp.explain())).popups[0]?.state]).toEqual([false, 'shown'])
  })

  it('has presses and turns of the wheel beside it, and the page has none, until it closes', async () => {
    const visit = await openOver(
      `<style>body { margin: 0 } #here { position: fixed; inset: 0; height: 100%; width: 100% }
        main { height: 100vh; overflow: auto }</style>
      <main id="main"><div style="height: 4000px"></div><button id="here" onclick="this.textContent += '!'">Here</button></main>`,
      '/covered',
    )
    const { page } = visit
    const topElement = () => page.evaluate(() => document.elementFromPoint(20, 20)?.localName)
    await page.mouse.click(20, 20)
    await page.mouse.wheel(0, 500)
    await settled(page)
    expect([await topElement(), await page.locator('#here').textContent()]).toEqual(['wisp-popup', 'Here'])
    expect(await page.evaluate(() => [scrollY, document.querySelector('#main')?.scrollTop])).toEqual([0, 0])
    await page.keyboard.press('Escape')
    await visit.dialog.waitFor({ state: 'detached' })
    await page.mouse.click(20, 20)
    await expect.poll(() => page.locator('#here').textContent()).toBe('Here!')
  })

  it('stays open under content lock, and closes otherwise, when the browser asks it to, as the back gesture of phones does', async () => {
    fixture.world.put('/back', '', '<body><h1>A shop</h1>')
    for (const contentLock of [false, true]) {
      await fixture.world.show(waiting({ design: { contentLock } }))
      const visit = await fixture.world.visit('/back', {
        ...STILL,
        prepare: ({ page }) =>
          page.addInitScript(() => {
            const watchers: { requestClose(): void }[] = []
            const Watcher = Reflect.get(window, 'CloseWatcher')
            const Recorded = class extends Watcher {
              constructor() {
                super()
                watchers.push(this as unknown as { requestClose(): void })
              }
            }
            Object.assign(window, { CloseWatcher: Recorded, goBack: () => watchers.at(-1)?.requestClose() })
          }),
      })
      await open(visit)
      await visit.dialog.waitFor()
      await modalListens(visit)
      for (let times = 0; times < 3; times++) await visit.page.evaluate('goBack()')
      await settled(visit.page)
      expect(await visit.dialog.count()).toBe(contentLock ? 1 : 0)
    }
  })

  /** The texts that the browser's accessibility tree offers to screen readers. */
  const readable = async ({ page }: Visit): Promise<string[]> => {
    const cdp = await page.context().newCDPSession(page)
    const { nodes } = await cdp.send('Accessibility.getFullAXTree')
    return nodes.flatMap(({ ignored, name, role }) =>
      !ignored && /button|heading|dialog/.test(role?.value) ? `${role?.value} ${name?.value}` : [],
    )
  }

  it('hides the page from screen readers, but not what the page opens over it, and leaves all as it was', async () => {
    const markup = `<header><button>Menu</button></header><aside aria-hidden="true"><button>Decoration</button></aside>
      <main aria-hidden="false"><h1>A shop</h1></main><script id="script"></script>
      <section><dialog id="own" aria-label="Own"><button>Done</button></dialog></section>`
    const visit = await openOver(markup, '/read')
    const { page } = visit
    const inside = ['button Close', 'button Sign up', 'dialog Stay in touch', 'heading Stay in touch']
    const within = async () => (await readable(visit)).sort()
    await expect.poll(within).toEqual(inside)
    await page.evaluate('own.showModal()')
    await expect.poll(within).toEqual(['button Done', 'dialog Own'])
    await page.keyboard.press('Escape')
    await expect.poll(within).toEqual(inside)
    // Neither do windows keep silent in which nothing can take the focus.
    await page.evaluate(() => document.querySelector('#own')?.replaceChildren('Wait'))
    await page.evaluate('own.showModal()')
    await expect.poll(within).toEqual(['dialog Own'])
    await page.keyboard.press('Escape')
    await expect.poll(within).toEqual(inside)
    expect(await violationsOf(page, 'html')).toEqual([])
    await page.getByRole('button', { name: 'Close' }).click()
    await visit.dialog.waitFor({ state: 'detached' })
    expect(await within()).toEqual(['button Menu', 'heading A page of its own', 'heading A shop'])
    expect((await page.content()).match(/aria-hidden="\w+"|inert/g)).toEqual([
      'aria-hidden="true"',
      'aria-hidden="false"',
    ])
  })

  it('leaves a page readable whose style sheet hides from everybody what has aria-hidden', async () => {
    const visit = await openOver(
      '<style>[aria-hidden=true] { display: none }</style><main><h1>A shop</h1></main>',
      '/hides',
    )
    expect(await visit.page.getByRole('heading', { name: 'A shop' }).isVisible()).toBe(true)
    await visit.expectUndisturbed()
  })

  it('scrolls by keys in a low window, though nothing in it has the focus, and the page behind stays', async () => {
    fixture.world.put('/low', '', '<style>body { height: 4000px }</style>')
    // Without a field, nothing in it takes the focus by itself.
    await fixture.world.show(waiting({ html: `<h2>News</h2>${'<p>One more line of it</p>'.repeat(9)}` }))
    const visit = await fixture.world.visit('/low', { ...STILL, viewport: { width: 667, height: 220 } })
    await open(visit)
    await modalListens(visit)
    const { page } = visit
    const at = () =>
      page.evaluate(() => {
        const root = document.querySelector('wisp-popup')?.shadowRoot
        const boxes = [...(root?.querySelectorAll('.wisp-frame, .wisp-root') ?? [])]
        const [box] = boxes.filter(({ clientHeight, scrollHeight }) => scrollHeight > clientHeight + 1)
        if (!box) return 'nothing to scroll'
        const distance = box.scrollHeight - box.clientHeight - box.scrollTop
        return box.scrollTop < 1 ? 'start' : distance < 2 ? 'end' : 'between'
      })
    for (const [key, place] of [
      ['ArrowDown', 'between'],
      ['ArrowUp', 'start'],
      ['PageDown', 'end'],
      ['PageUp', 'start'],
      ['End', 'end'],
      ['Home', 'start'],
      [' ', 'end'],
      ['Shift+ ', 'start'],
    ] as const) {
      await page.keyboard.press(key)
      await expect.poll(at, { message: key }).toBe(place)
    }
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  /** Where the page must be inert from the start. */
  const OLD: [what: string, prepare: (visit: Visit) => unknown][] = [
    [
      'the browser has no popovers',
      ({ page }) =>
        page.addInitScript(() => {
          for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
            Reflect.deleteProperty(HTMLElement.prototype, name)
        }),
    ],
    ['what keeps the focus cannot be loaded', ({ page }) => page.route('**/presence.js', (route) => route.abort())],
  ]

  it.each(everydayRows(OLD))('makes the page inert where %s', async (what, prepare) => {
    const path = `/old${OLD.findIndex(([name]) => name === what)}`
    fixture.world.put(path, '', '<body><input id="search">')
    await fixture.world.show(popupOf())
    const visit = await fixture.world.visit(path, { prepare })
    await visit.dialog.waitFor()
    await expect.poll(() => isInert(visit)).toBe(true)
    await visit.page.locator('#search').evaluate((field) => field.focus())
    expect(await focused(visit)).toMatch(/dialog|email/)
    await visit.page.keyboard.press('Escape')
    await visit.dialog.waitFor({ state: 'detached' })
  })

  it('leaves the page usable where it removes a popup that nothing attends to', async () => {
    await fixture.world.show(popupOf())
    fixture.world.put('/search', '', '<body><input id="search">')
    const prepare = ({ page }: Visit) => page.route('**/presence.js', (route) => route.abort())
    const visit = await fixture.world.visit('/search', { prepare })
    await visit.dialog.waitFor()
    await expect.poll(() => isInert(visit)).toBe(true)
    await visit.page.evaluate(() => document.querySelector('wisp-popup')?.remove())
    expect(await isInert(visit)).toBe(false)
    await visit.page.locator('#search').click()
    expect(await focused(visit)).toBe('search')
  })
})
