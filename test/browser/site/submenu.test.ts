import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { violationsOf } from '../../support/axe'
import { withWorld } from '../../support/browser'
import { isShipped } from '../../support/builds'
import { NONCE, putSite } from '../../support/site-page'

const fixture = withWorld()

const MENU = `<nav aria-label="Main"><ul>
  <li data-wisp-submenu id="work"><a href="#works">Work</a><ul>
    <li><a href="#clay">Clay</a></li>
    <li data-wisp-submenu id="wood"><a href="#woods">Wood</a><ul><li><a href="#oak">Oak</a></li><li><a href="#ash">Ash</a></li></ul></li>
    <li><label>Find <input></label></li>
    <li><a href="#glass">Glass</a></li></ul></li>
  <li data-wisp-submenu id="people"><button>People</button><div data-wisp-list><p><a href="#ann">Ann</a></p></div></li>
  <li data-wisp-submenu id="more"><a href="#">More</a><ol><li><a href="#press">Press</a></li></ol></li>
  <li data-wisp-submenu><a href="#shop">Shop</a></li></ul></nav>
  <p><a href="#after">After</a></p><h2 id="works">Works</h2>`

/** A page's own looks: the lists lie over the page, as in a menu. Nothing here hides them. */
const CSS = `a:active{color:inherit}h2{margin-top:400px}nav>ul{display:flex;gap:40px;list-style:none} nav li{position:relative} nav a,nav button{display:inline-block;min-width:44px;line-height:44px}
  nav [data-wisp-submenu]>:last-child:not(:first-child){position:absolute;z-index:1;background:#fff;width:160px}
  nav ul ul [data-wisp-submenu]>:last-child{inset-inline-start:100%;top:0;width:120px}`

const openMenu = async (options: object = {}, page: Parameters<typeof putSite>[2] = {}, menu = MENU) => {
  // Before the code runs, the lists show: what goes then is a shift of the page, which a site's own rule prevents.
  const css = `${CSS}${page.css ?? '[data-wisp-submenu]:not(.is-open)>:is(ul,ol,[data-wisp-list]){visibility:hidden}'}`
  const visit = await fixture.world.visit(putSite(fixture.world, menu, { ...page, css }), options)
  await expect.poll(() => visit.page.locator('#more>a').getAttribute('aria-expanded')).toBe('false')
  return { ...visit, open: () => openOn(visit.page), focused: () => focusedOn(visit.page) }
}

/** Names of the ones that are open, after a check that screen readers are told the same. */
const openOn = (page: Page): Promise<string[]> =>
  page.locator('[data-wisp-submenu][id]').evaluateAll((all) =>
    all.flatMap((element) => {
      const open = element.classList.contains('is-open')
      const opener = element.querySelector('a,button')
      const list = document.getElementById(opener?.getAttribute('aria-controls') ?? '')
      if (opener?.getAttribute('aria-expanded') !== `${open}`) throw new Error(`${element.id} says something else`)
      if (open && !list?.checkVisibility({ visibilityProperty: true })) throw new Error(`${element.id} shows no list`)
      return open ? [element.id] : []
    }),
  )

const focusedOn = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim())

const DESKTOP = {}
const PHONE = { viewport: { width: 320, height: 700 }, hasTouch: true, isMobile: true }

describe.runIf(isShipped()).each([
  ['without jQuery', {}],
  ['with jQuery 3', { policy: null, head: `<script nonce="${NONCE}" src="/jquery-3.js"></script>` }],
])('a sub-menu (%s)', (_, settings) => {
  it('opens by hovering and closes a little after the pointer has left', async () => {
    const { open, page } = await openMenu(DESKTOP, settings)
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    const hover = async (selector: string) => {
      const { x, y } = (await page.locator(selector).boundingBox()) as { x: number; y: number }
      await page.mouse.move(x + 5, y + 5)
    }
    await hover('#work>a')
    expect(await open()).toEqual(['work'])
    // Past the corner of the list and back.
    await page.mouse.move(1200, 600)
    await page.clock.runFor(249)
    expect(await open()).toEqual(['work'])
    await hover('text=Clay')
    await page.clock.runFor(1_000)
    expect(await open()).toEqual(['work'])
    await hover('text=Wood')
    expect(await open()).toEqual(['work', 'wood'])
    // The neighbouring menu takes its place at once.
    await hover('#people>button')
    expect(await open()).toEqual(['people'])
    await page.mouse.move(1200, 600)
    await page.clock.runFor(250)
    expect(await open()).toEqual([])
  })

  it('keeps its link by mouse and keyboard; a button toggles, but not what hovering has just opened', async () => {
    const { open, page } = await openMenu(DESKTOP, settings)
    await page.locator('#work>a').click()
    expect(new URL(page.url()).hash).toBe('#works')
    await page.mouse.move(700, 600)
    await expect.poll(open).toEqual([])
    const button = page.locator('#people>button')
    await button.click()
    expect(await open()).toEqual(['people'])
    await button.click()
    expect(await open()).toEqual([])
    await page.locator('#more>a').click()
    expect([await open(), new URL(page.url()).hash]).toEqual([['more'], '#works'])
  })
})

describe.runIf(isShipped())('a sub-menu by keyboard', () => {
  it('opens by Space or arrow, moves inside, and closes by Escape, which gives the focus back', async () => {
    const { focused, open, page } = await openMenu()
    const press = (...keys: string[]) =>
      keys.reduce((sequence, key) => sequence.then(() => page.keyboard.press(key)), Promise.resolve())
    await page.locator('#work>a').focus()
    await press('Space')
    expect([await open(), await focused()]).toEqual([['work'], 'Work'])
    await press('Space')
    expect(await open()).toEqual([])
    await press('ArrowDown')
    expect([await open(), await focused()]).toEqual([['work'], 'Clay'])
    await press('ArrowDown')
    expect(await focused()).toBe('Wood')
    // Down goes on to the next; sideways goes in.
    await press('ArrowDown')
    expect([await focused(), await open()]).toEqual(['Glass', ['work']])
    await press('ArrowDown')
    expect(await focused()).toBe('Clay')
    await press('End')
    expect(await focused()).toBe('Glass')
    await press('ArrowUp', 'ArrowRight')
    expect([await focused(), await open()]).toEqual(['Oak', ['work', 'wood']])
    await press('ArrowUp')
    expect(await focused()).toBe('Ash')
    await press('ArrowLeft')
    expect([await focused(), await open()]).toEqual(['Wood', ['work']])
    await press('ArrowRight', 'Escape')
    expect([await focused(), await open()]).toEqual(['Wood', ['work']])
    await press('Escape')
    expect([await focused(), await open()]).toEqual(['Work', []])
    await press('Enter')
    expect(new URL(page.url()).hash).toBe('#works')
  })

  it('closes when the focus leaves it, and its neighbour opens by its button', async () => {
    const { focused, open, page } = await openMenu()
    await page.locator('#people>button').focus()
    await page.keyboard.press('Enter')
    expect(await open()).toEqual(['people'])
    await page.keyboard.press('Tab')
    expect([await focused(), await open()]).toEqual(['Ann', ['people']])
    await page.keyboard.press('Tab')
    expect([await focused(), await open()]).toEqual(['More', []])
    await page.keyboard.press('Enter')
    expect(await open()).toEqual(['more'])
    await page.keyboard.press('Shift+Tab')
    expect(await open()).toEqual([])
  })

  it('leaves arrows to a text field in its list', async () => {
    const { open, page } = await openMenu()
    await page.locator('#work>a').focus()
    await page.keyboard.press('ArrowDown')
    await page.getByRole('textbox').fill('oak')
    for (const key of ['Home', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'End']) await page.keyboard.press(key)
    await page.keyboard.type('!')
    expect([await page.getByRole('textbox').inputValue(), await open()]).toEqual(['oak!', ['work']])
  })

  it('reads from the right in Hebrew', async () => {
    const { focused, open, page } = await openMenu({}, { lang: 'he' })
    await page.locator('#work>a').focus()
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowLeft']) await page.keyboard.press(key)
    expect([await focused(), await open()]).toEqual(['Oak', ['work', 'wood']])
    await page.keyboard.press('ArrowRight')
    expect([await focused(), await open()]).toEqual(['Wood', ['work']])
  })

  it('closes what the pointer has opened by Escape, wherever the focus is', async () => {
    const { focused, open, page } = await openMenu()
    await page.locator('text=After').focus()
    await page.locator('#work>a').hover()
    await page.keyboard.press('Escape')
    expect([await open(), await focused()]).toEqual([[], 'After'])
  })
})

describe.runIf(isShipped())('a sub-menu by touch', () => {
  it('opens by the first tap, follows its link by the second, and closes by a tap beside it', async () => {
    const { open, page } = await openMenu(PHONE)
    const link = page.locator('#work>a')
    await link.tap()
    expect([await open(), new URL(page.url()).hash]).toEqual([['work'], ''])
    await page.locator('#wood>a').tap()
    expect([await open(), new URL(page.url()).hash]).toEqual([['work', 'wood'], ''])
    await page.locator('h2').tap()
    await expect.poll(open).toEqual([])
    await link.tap()
    await link.tap()
    expect([await open(), new URL(page.url()).hash]).toEqual([[], '#works'])
    // The same holds for a menu inside its list.
    await link.tap()
    await page.locator('#wood>a').tap()
    expect(await open()).toEqual(['work', 'wood'])
    await page.locator('#wood>a').tap()
    expect([await open(), new URL(page.url()).hash]).toEqual([[], '#woods'])
  })

  it('opens by the press of a screen reader, which comes without a pointer', async () => {
    const { open, page } = await openMenu(PHONE)
    await page.locator('#work>a').evaluate((link: HTMLElement) => link.click())
    expect([await open(), new URL(page.url()).hash]).toEqual([['work'], ''])
  })

  it('toggles by a button, and closes when a link in it leads on within the page', async () => {
    const { open, page } = await openMenu(PHONE)
    const button = page.locator('#people>button')
    await button.tap()
    expect(await open()).toEqual(['people'])
    await button.tap()
    expect(await open()).toEqual([])
    await button.tap()
    await page.locator('text=Ann').tap()
    expect([await open(), new URL(page.url()).hash]).toEqual([[], '#ann'])
  })
})

describe.runIf(isShipped())('a page with sub-menus', () => {
  it('hides and shows the lists without any style sheet of its own', async () => {
    const path = putSite(fixture.world, MENU)
    // Lists that go when the code comes move the page, which the site's own rules can prevent.
    const { page } = await fixture.world.visit(path, { ours: true })
    await expect.poll(() => page.locator('text=Clay').isVisible()).toBe(false)
    await page.locator('#work>a').focus()
    await page.keyboard.press('Space')
    expect(await page.locator('text=Clay').isVisible()).toBe(true)
    expect(await page.locator('text=Oak').isVisible()).toBe(false)
    // One without a list is a plain link.
    expect(await page.locator('text=Shop').getAttribute('aria-expanded')).toBe(null)
  })

  it.each(['nav ul,nav ol,nav div{display:flex}', '#work>ul,#more>ol,#people>div{display:block !important}'])(
    'hides a closed list, although the page says %s',
    async (css) => {
      const { open, page } = await openMenu({}, { css })
      const visibleLists = () =>
        page.locator('[data-wisp-list]:visible').evaluateAll((all) => all.map((list) => list.parentElement?.id))
      expect(await visibleLists()).toEqual([])
      await page.locator('#more>a').click()
      expect([await open(), await visibleLists()]).toEqual([['more'], ['more']])
      await page.keyboard.press('Escape')
      expect([await open(), await visibleLists()]).toEqual([[], []])
    },
  )

  it('leaves it to the page how a list is hidden that says so', async () => {
    const { page } = await openMenu(
      {},
      { css: 'nav ol{display:block}li:not(.is-open)>ol{visibility:hidden;opacity:0}' },
      MENU.replace('<ol>', '<ol data-wisp-list="own">'),
    )
    const display = () => page.locator('ol').evaluate((list) => getComputedStyle(list).display)
    expect([await display(), await page.locator('text=Press').isVisible()]).toEqual(['block', false])
    await page.locator('#more>a').click()
    expect(await page.locator('text=Press').isVisible()).toBe(true)
  })

  it('may have the lists hidden until the code comes, so that nothing moves', async () => {
    const { open, page } = await openMenu(
      {},
      { css: ' ' },
      MENU.replace(/<(ul|ol|div data-wisp-list)>(?!\n)/g, '<$1 hidden>'),
    )
    expect([await page.locator('[hidden]').count(), await page.locator('text=Press').isVisible()]).toEqual([0, false])
    await page.locator('#more>a').click()
    expect([await open(), await page.locator('text=Press').isVisible()]).toEqual([['more'], true])
  })

  it.each([['en'], ['he']] as const)(
    'has nothing that axe objects to, open and closed, at 320 px (%s)',
    async (lang) => {
      const { page } = await openMenu(PHONE, { lang })
      expect(await violationsOf(page, 'nav')).toEqual([])
      await page.locator('#work>a').tap()
      expect(await violationsOf(page, 'nav')).toEqual([])
    },
  )
})
