// @vitest-environment happy-dom
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { on, type Stop } from '../../../../../../shared/page/platform/dom'
import { readPage, takesOver } from '../../../../../../shared/wire/page/page-builder/page'

const GLOBALS = ['howToShowUp', 'elementsActions', 'c37PopupTrigger', 'ajaxurl']
const DEFAULT = 'https://w.example/api/page/ajax/key'

const print = (globals: Record<string, unknown>): void => {
  Object.assign(window, globals)
}
const write = (json: string): void => {
  document.body.innerHTML = '<script type="application/json" data-wisp-page></script>'
  const [script] = document.body.children
  if (script) script.textContent = json
}
const read = () => {
  const { popups, actions, ...rest } = readPage(DEFAULT)
  return { ...rest, popups: Object.fromEntries(popups), actions: Object.fromEntries(actions) }
}
const EMPTY = { id: '', variant: '', hits: DEFAULT, popups: {}, actions: {}, toasts: [] }

let stopListening: Stop
/** What cannot be read is reported, and this is what these cases are about. */
beforeEach(() => {
  stopListening = on(window, 'wisp:error', (event) => event.preventDefault())
})
afterEach(() => {
  stopListening()
  for (const name of GLOBALS) Reflect.deleteProperty(window, name)
  document.body.innerHTML = ''
  document.body.removeAttribute('data-page-id')
})

const LINK = { action: 'open-link', target: '/a%20b', 'new-tab': true, 'element-id': 'b1' }

describe('a page of the other builder', () => {
  it('is read from its variables and its body', () => {
    document.body.setAttribute('data-page-id', '41')
    const option = { howToShowUp: { trigger: 'mouse_exits' } }
    print({
      ajaxurl: 'https://shop.example/wp-admin/admin-ajax.php',
      howToShowUp: { 'c37-popup-4711': option },
      elementsActions: { 'c37-lp-502': { b1: LINK } },
      c37PopupTrigger: { b2: 'c37-popup-902' },
    })
    expect(read()).toEqual({
      ...EMPTY,
      id: '41',
      hits: 'https://shop.example/wp-admin/admin-ajax.php',
      popups: { 'c37-popup-4711': option },
      actions: { b1: LINK, b2: { action: 'open-popup', 'popup-id': 'c37-popup-902' } },
    })
  })

  const OPEN = { action: 'open-popup', 'popup-id': '31', 'element-id': 'b1' }
  it.each<[title: string, actions: unknown, openers: unknown, read: Record<string, unknown>]>([
    ['no actions at all', undefined, undefined, {}],
    ['no actions, as null', null, null, {}],
    ['a content without any, in the three ways of printing that', { a: {}, b: [], c: null }, {}, {}],
    ['actions of several contents', { a: { b1: LINK }, b: { b2: OPEN } }, {}, { b1: LINK, b2: OPEN }],
    ['actions that stand directly in the list', { b1: LINK }, {}, { b1: LINK }],
    ['an entry without an action', { a: { b1: { target: '/x' } } }, {}, {}],
    ['an entry that is no entry', { a: { b1: 'open-link', b2: 7 } }, {}, {}],
    [
      'an element that opens a popup goes by the popup, not by its option',
      { a: { b1: OPEN } },
      { b1: 'c37-popup-9' },
      { b1: { ...OPEN, 'popup-id': 'c37-popup-9' } },
    ],
    [
      'one without an opener goes by the option',
      { a: { b1: OPEN } },
      { b2: 7 },
      {
        b1: OPEN,
        b2: { action: 'open-popup', 'popup-id': 7 },
      },
    ],
    ['an element that is named like something inherited', { a: { constructor: OPEN } }, {}, { constructor: OPEN }],
  ])('%s', (_, elementsActions, c37PopupTrigger, actions) => {
    print({ elementsActions, c37PopupTrigger })
    expect(read()).toEqual({ ...EMPTY, actions })
  })

  it('is read without the variables that throw, and without what others inherit', () => {
    const thrower = Object.defineProperty({}, 'a', {
      enumerable: true,
      get() {
        throw new Error('not yours')
      },
    })
    print({ elementsActions: thrower, howToShowUp: Object.create({ inherited: {} }), ajaxurl: '/hits' })
    expect(read()).toEqual({ ...EMPTY, hits: '/hits' })
  })

  it('does not take an element for a variable', () => {
    document.body.innerHTML =
      '<form id="elementsActions"><input id="b1" name="action"></form><a id="ajaxurl" href="/x"></a>'
    expect(read()).toEqual(EMPTY)
  })
})

describe('a page of ours', () => {
  it('is read from its one script element', () => {
    write(
      JSON.stringify({
        id: 'page000000001',
        variant: 'b',
        hits: '/hits',
        popups: { letter: { positionOnPage: 'center' } },
        actions: { b1: LINK },
        openers: { b2: 'letter' },
        toasts: [{ title: 'Hello', after: 3 }, 'junk'],
      }),
    )
    expect(read()).toEqual({
      id: 'page000000001',
      variant: 'b',
      hits: '/hits',
      popups: { letter: { positionOnPage: 'center' } },
      actions: { b1: LINK, b2: { action: 'open-popup', 'popup-id': 'letter' } },
      toasts: [{ title: 'Hello', after: 3 }, {}],
    })
  })

  it('says where hits go, whatever else the page is made with', () => {
    print({ ajaxurl: '/wp-admin/admin-ajax.php' })
    write('{"hits":"https://w.example/hits"}')
    expect(read().hits).toBe('https://w.example/hits')
  })

  it.each(['', '{', 'null', '[]', '7', '"text"', '{"popups":null,"actions":7,"toasts":"x","openers":[]}'])(
    'that says %s is read as an empty one',
    (json) => {
      write(json)
      expect(read()).toEqual(EMPTY)
    },
  )
})

describe('reading a page', () => {
  it('never fails, and finds nothing but plain texts and lists, whatever the page says', () => {
    const junk = fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true, withMap: true })
    fc.assert(
      fc.property(junk, junk, junk, junk, (howToShowUp, elementsActions, c37PopupTrigger, ajaxurl) => {
        print({ howToShowUp, elementsActions, c37PopupTrigger, ajaxurl })
        const page = readPage(DEFAULT)
        expect(page.hits).toEqual(expect.any(String))
        for (const [id, entry] of page.actions) {
          expect(id).toEqual(expect.any(String))
          expect(entry.action).toBeTruthy()
        }
      }),
    )
  })

  it('never fails, whatever our own element says', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        write(json)
        const page = readPage(DEFAULT)
        expect([page.id, page.variant, page.hits].map((value) => typeof value)).toEqual(Array(3).fill('string'))
      }),
    )
  })
})

it.each([
  ['open-link', true],
  ['submit-form', true],
  ['open-popup', true],
  ['close-popup', true],
  ['show-elements', true],
  ['hide-element', true],
  ['mark-campaign-complete', false],
  ['do-nothing', false],
  ['explode', false],
  [undefined, false],
])('the action %s takes the place of what a link does: %s', (action, expected) => {
  expect(takesOver({ action })).toBe(expected)
})
