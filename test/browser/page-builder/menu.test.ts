import { describe, expect, it } from 'vitest'
import { violationsOf } from '../../support/axe'
import { withWorld } from '../../support/browser'
import { isShipped } from '../../support/builds'
import { loaded } from '../../support/form'
import { putPart } from '../../support/page-part'

const fixture = withWorld()

const OURS = `<nav data-wisp-menu aria-label="Main"><button data-wisp-menu-toggle aria-expanded="false" aria-controls="links">Menu</button>
  <ul id="links" data-wisp-menu-list><li><a href="#a">A</a></li><li><a href="#b">B</a></li></ul></nav>`
const ORIGINAL = `<div class="c37-child wplpx-menu c37-lp-menu-1"><div class="c37-lp-menu">
  <div class="c37-left-content"><div class="menu-toggle"><div class="c37-icon-one"><div class="c37-hamburger"></div></div></div></div>
  <div class="c37-menu-right-content"><ul id="menu-main" class="c37-menu-menu"><li><a href="#a">A</a></li><li><a href="#b">B</a></li></ul></div></div></div>
  <div class="c37-icon-one" id="other"></div>`

/** The page's own style for its menu: the list of ours lies over the page, that of the original is moved off the screen. */
const STYLE = `<style>
  [data-wisp-menu-toggle], .menu-toggle { display: none; width: 48px; height: 48px }
  [data-wisp-menu-list] { display: flex; background: #fff }
  .c37-lp-menu { overflow: hidden }
  @media (max-width: 909.98px) and (scripting: enabled) {
    [data-wisp-menu-toggle], .menu-toggle { display: block }
    [data-wisp-menu-list] { position: absolute }
    [aria-expanded='false'] + [data-wisp-menu-list] { display: none }
    .c37-menu-right-content { position: relative; left: -1000px }
    .c37-menu-mobile-visible { left: 0 }
  }</style>`

const WIDE = { width: 1200, height: 700 }
const NARROW = { width: 500, height: 700 }

const openMenu = async (menu: string, options: object = { viewport: NARROW }, lang: 'en' | 'he' = 'en') => {
  const path = putPart(fixture.world, `${menu}<p>Text</p><h2 id="a">A</h2><button>After</button>`, {
    head: STYLE,
    tag: '',
    lang,
  })
  const visit = await fixture.world.visit(path, options)
  const { page } = visit
  // Our markup says from the start that it is folded.
  await loaded(visit, 'page-menu')
  const toggle = page.locator('[data-wisp-menu-toggle],.menu-toggle')
  const expanded = () => toggle.getAttribute('aria-expanded')
  await expect.poll(expanded).toBe('false')
  /** Whether the first link can take the focus. */
  const reachable = () =>
    page.evaluate(() => {
      const link = document.querySelector<HTMLElement>('a')
      link?.focus()
      const focused = document.activeElement === link
      link?.blur()
      return focused
    })
  return { ...visit, toggle, expanded, reachable }
}

describe.runIf(isShipped()).each([
  ['ours', OURS],
  ['of WP Lead Plus X', ORIGINAL],
])('a menu %s', (_, menu) => {
  it('folds on a narrow screen, and opens and closes by its button', async () => {
    const { expanded, page, reachable, toggle } = await openMenu(menu)
    expect(await reachable()).toBe(false)
    await toggle.click()
    expect([await expanded(), await reachable()]).toEqual(['true', true])
    expect(await page.getByRole('link', { name: 'A' }).isVisible()).toBe(true)
    await toggle.click()
    expect([await expanded(), await reachable()]).toEqual(['false', false])
  })

  it('works by keyboard: Enter and Space open it, Escape closes it and gives the focus back', async () => {
    const { expanded, page, toggle } = await openMenu(menu)
    for (const key of ['Enter', 'Space']) {
      await toggle.focus()
      await page.keyboard.press(key)
      expect(await expanded()).toBe('true')
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('A')
      await page.keyboard.press('Escape')
      expect(await expanded()).toBe('false')
      expect(await toggle.evaluate((element) => element === document.activeElement)).toBe(true)
    }
  })

  it('does not scroll the page back when the focus goes back', async () => {
    const { page, toggle } = await openMenu(menu)
    await toggle.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.evaluate(() => {
      document.body.style.paddingBottom = '2000px'
      scrollTo(0, 400)
    })
    await page.keyboard.press('Escape')
    expect(await toggle.evaluate((element) => [element === document.activeElement, scrollY])).toEqual([true, 400])
  })

  it.each([
    ['a press beside it', 'text=Text'],
    ['following one of its links', 'a'],
  ])('closes by %s', async (_, pressed) => {
    const { expanded, page, toggle } = await openMenu(menu)
    await toggle.click()
    await page.locator(pressed).last().click()
    expect(await expanded()).toBe('false')
  })

  it('closes when the focus leaves it', async () => {
    const { expanded, page, toggle } = await openMenu(menu)
    await toggle.click()
    for (const _ of 'abc') await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('After')
    expect(await expanded()).toBe('false')
  })

  it('is plain above 910 px, also if it was open before, and folded again below', async () => {
    const { expanded, page, reachable, toggle } = await openMenu(menu)
    await toggle.click()
    await page.setViewportSize({ ...WIDE, width: 910 })
    await expect.poll(expanded).toBe('false')
    expect([await reachable(), await toggle.isVisible()]).toEqual([true, false])
    await page.setViewportSize({ ...WIDE, width: 909 })
    await expect.poll(() => toggle.isVisible()).toBe(true)
    // The style sheet knows the new width before the page is told of it.
    await expect.poll(async () => [await expanded(), await reachable()]).toEqual(['false', false])
  })

  it('shows its links without scripts', async () => {
    const path = putPart(fixture.world, menu, { head: STYLE, tag: '' })
    const { page } = await fixture.world.visit(path, { viewport: NARROW, javaScriptEnabled: false, ours: true })
    expect(await page.getByRole('link', { name: 'A' }).isVisible()).toBe(true)
  })

  it('has nothing that axe objects to, open and closed, from the right too', async () => {
    const { page, toggle } = await openMenu(menu, { viewport: { width: 320, height: 700 } }, 'he')
    expect(await violationsOf(page, 'main')).toEqual([])
    await toggle.click()
    expect(await violationsOf(page, 'main')).toEqual([])
  })
})

describe.runIf(isShipped())('the menu of WP Lead Plus X', () => {
  it('gets a button with a name, and turns its own icon only', async () => {
    const { page, toggle } = await openMenu(ORIGINAL)
    expect(await page.getByRole('button', { name: 'Menu' }).count()).toBe(1)
    await toggle.click()
    expect(await page.locator('.c37-lp-menu .c37-icon-one').getAttribute('class')).toBe('c37-icon-one active-one')
    expect(await page.locator('#other').getAttribute('class')).toBe('c37-icon-one')
    expect(await page.locator('.c37-menu-right-content').getAttribute('class')).toContain('c37-menu-mobile-visible')
  })

  it('stays plain where the page’s style sheet shows no button', async () => {
    const { reachable } = await openMenu(
      ORIGINAL.replace('class="menu-toggle"', 'class="menu-toggle" style="display:none"'),
    )
    expect(await reachable()).toBe(true)
  })
})
