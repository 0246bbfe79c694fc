// @vitest-environment happy-dom
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createMenu, type Menu } from '../../../../chunks/site/site-submenu/menu'
import { leadsOn, type Parts, prepare } from '../../../../chunks/site/site-submenu/parts'

/** Three menus in a row, with two in each, and one in each of these. */
const item = (inner: string): string => `<li><a href="/x">x</a><ul>${inner}</ul></li>`
const MENU = [1, 2, 3].map(() => item(item(item('')) + item(item('')))).join('')

const menus = (): Menu[] => {
  document.body.innerHTML = `<ul>${MENU}</ul>`
  return [...document.querySelectorAll('li')].map((element) => createMenu(prepare(element) as Parts))
}

describe('sub-menus', () => {
  it('never have two neighbours open, nor an open one in a closed one, after any opening and closing', () => {
    const step = fc.record({ at: fc.nat(14), open: fc.boolean() })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const all = menus()
        for (const { at, open } of steps) {
          const menu = all[at] as Menu
          // A visitor gets at one only through those around it.
          if (open) for (const outer of all) if (outer.element.contains(menu.element)) outer.set(true)
          menu.set(open)
          expect(menu.isOpen()).toBe(open)
          const opened = all.filter((each) => each.isOpen())
          expect(new Set(opened.map(({ element }) => element.parentNode)).size).toBe(opened.length)
          for (const { element } of opened)
            for (const { element: outer } of all) if (outer.contains(element)) expect(outer.className).toBe('is-open')
        }
        for (const menu of all) menu.set(false)
        expect(document.querySelectorAll('.is-open').length).toBe(0)
      }),
    )
  })

  it.each([
    ['/work', true],
    ['#work', true],
    ['?page=2', true],
    ['#', false],
    ['', false],
    ['javascript:void(0)', false],
    ['JavaScript:;', false],
    [null, false],
  ])('know that an opener with the address %j leads on: %j', (href, leads) => {
    const link = document.createElement('a')
    if (href !== null) link.setAttribute('href', href)
    expect(leadsOn(link)).toBe(leads)
  })

  it.each([
    ['no list', '<a href="/">A</a>'],
    ['no opener', '<ul><li><a href="/">A</a></li></ul>'],
  ])('are none where there is %s', (_, content) => {
    const element = document.createElement('li')
    element.innerHTML = content
    expect(prepare(element)).toBe(undefined)
  })
})
