// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { collectPopups } from '../../../../../chunks/page-builder/page-popups/collect'
import { nameOwnPart } from '../../../../support/owner-part'
import { putPage, runtimeOf } from '../../../../support/page-popup'

afterEach(() => {
  document.body.innerHTML = ''
  for (const name of ['howToShowUp', 'c37PopupTrigger']) Reflect.deleteProperty(window, name)
})

/** Option id and trigger of each popup that is found. */
const found = () =>
  collectPopups(runtimeOf().page).popups.map(({ dom, option, show }) => `${option || dom}: ${show?.on ?? 'click'}`)
const EXIT = { howToShowUp: { trigger: 'mouse_exits' } }
const DELAY = { howToShowUp: { trigger: 'after_page_load' } }
const outer = (id: string, option = '', inside = '') =>
  `<div class="c37-lp-popup-outer" id="${id}" ${option && `data-popup-option-id="${option}"`}>${inside}</div>`

it('popups are found by their option id, with the option of their DOM id', () => {
  putPage('<div id="a" data-popup-option-id="31"></div><div id="b" data-popup-option-id="32"></div>', { b: EXIT })
  expect(found()).toEqual(['31: click', '32: exit'])
})

it('an option may name its popup itself', () => {
  putPage(outer('c37-popup-1', '31'), { other: { ...EXIT, popupID: 'c37-popup-1' } })
  expect(found()).toEqual(['31: exit'])
})

it('options of early builds, whose ids match nothing, are in the order of the popups', () => {
  Object.assign(window, { howToShowUp: { 4711: EXIT, 4712: DELAY } })
  document.body.innerHTML = outer('popup-one', '31') + outer('popup-two', '32')
  expect(found()).toEqual(['31: exit', '32: delay'])
})

it('options of our own pages never go by the order of popups, which visitors can write too', () => {
  putPage(outer('popup-one', '31'), { 4711: EXIT })
  expect(found()).toEqual(['31: click'])
})

it('only what the owner’s part holds opens by itself, where the tag names one, and nothing of a fence is a popup', () => {
  const unname = nameOwnPart('main')
  const fence = `<div data-wisp-ignore>${outer('c', '33')}</div>`
  const page = `${outer('b', '32')}<main>${outer('a', '31')}${fence}</main>`
  putPage(page, { a: EXIT, b: EXIT, c: EXIT })
  expect(found()).toEqual(['32: click', '31: exit'])
  unname()
})

it('of two popups with the id that the data names, none opens by itself, unless they are the same or the tag names the part', () => {
  const [visitors, owners] = [outer('a', '31', 'Pay here'), outer('a', '31', 'Our sale')]
  putPage(`${visitors}<main>${owners}</main>`, { a: EXIT })
  expect(found()).toEqual(['31: click'])
  putPage(owners + owners, { a: EXIT })
  expect(found()).toEqual(['31: exit'])
  const unname = nameOwnPart('main')
  putPage(`${visitors}<main>${owners}</main>`, { a: EXIT })
  expect(collectPopups(runtimeOf().page).popups.map(({ element, show }) => [element.textContent, show?.on])).toEqual([
    ['Our sale', 'exit'],
  ])
  unname()
})

it('a popup that an element opens has no option of an early build', () => {
  Object.assign(window, { c37PopupTrigger: { button: 'popup-two' }, howToShowUp: { 4711: EXIT } })
  document.body.innerHTML = outer('popup-one', '31') + outer('popup-two', '32')
  expect(found()).toEqual(['31: exit', '32: click'])
})

it('an option whose popup is missing is left out', () => {
  putPage(outer('a', '31') + outer('b', '32'), { nowhere: EXIT })
  expect(found()).toEqual(['31: click', '32: click'])
})

it('the flat option of an early build belongs to the popup that it names', () => {
  Object.assign(window, { howToShowUp: { trigger: 'mouse_exits', delay: '', popupID: 'popup-c37' } })
  document.body.innerHTML = outer('popup-c37')
  expect(found()).toEqual(['popup-c37: exit'])
})

it('a popup that is printed twice counts once, and the copy with an option is the one', () => {
  Object.assign(window, { c37PopupTrigger: { button: 'b' } })
  putPage(outer('a', '33') + outer('b', '33'), { b: DELAY })
  expect(found()).toEqual(['33: delay'])
  expect(collectPopups(runtimeOf().page).ids).toEqual(new Map(Object.entries({ a: '33', b: '33' })))
})

it('a popup inside another stands for itself', () => {
  putPage(outer('a', '31', `<p>${outer('b', '32', outer('c', '33'))}</p>`))
  expect(found()).toEqual(['31: click', '32: click', '33: click'])
  expect([...document.querySelectorAll('.c37-lp-popup-outer')].map(({ parentNode }) => parentNode)).toEqual([
    ...[document.body, document.body, document.body],
  ])
})

it('a setting that throws when it is read is left out', () => {
  const wicked = { ...EXIT }
  Object.defineProperty(wicked, 'positionOnPage', {
    get() {
      throw new Error('no')
    },
  })
  Object.assign(window, { howToShowUp: { a: wicked, b: DELAY } })
  document.body.innerHTML = outer('a', '31') + outer('b', '32')
  expect(found()).toEqual(['31: exit', '32: delay'])
})
