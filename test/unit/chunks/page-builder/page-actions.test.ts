// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { act, mount } from '../../../../chunks/page-builder/page-actions'
import type { BuiltPage, PageRuntime } from '../../../../shared/page/model/page-builder'
import { on } from '../../../../shared/page/platform/dom'
import { placeOf } from '../../../../shared/wire/page/page-builder/markup'

const open = vi.fn(async () => true)
const close = vi.fn()
const hit = vi.fn()
const assign = vi.fn()
const page: BuiltPage = { id: 'p1', variant: 'b', hits: '/hits', popups: new Map(), actions: new Map(), toasts: [] }
const runtime = {
  page,
  hit,
  placeOf,
  joined: async () => ({ popups: { open, close } }),
} as unknown as PageRuntime

const byId = (id: string) => document.getElementById(id) as HTMLElement
const put = (html: string): void => {
  document.body.innerHTML = html
}
/** Does what a press on the element `it` does, and waits until that is done. */
const press = async (entry: Record<string, unknown>): Promise<void> => {
  act(entry, byId('it'), runtime)
  await vi.dynamicImportSettled()
}

beforeEach(() => {
  vi.clearAllMocks()
  page.actions.clear()
  vi.spyOn(location, 'assign').mockImplementation(assign)
})
afterEach(() => put(''))

describe('open-link', () => {
  it.each([
    ['https://shop.example/a?b=1#c', 'https://shop.example/a?b=1#c'],
    ['http://shop.example/', 'http://shop.example/'],
    ['//shop.example/x', 'http://shop.example/x'],
    ['/a%20b', 'http://localhost:3000/a%20b'],
    ['/a b', 'http://localhost:3000/a%20b'],
    ['#part%20two', 'http://localhost:3000/#part%20two'],
    ['?q=1', 'http://localhost:3000/?q=1'],
    ['mailto:ann@example.com?subject=a%20b', 'mailto:ann@example.com?subject=a%20b'],
    ['tel:+4930123', 'tel:+4930123'],
    ['sms:+4930123', 'sms:+4930123'],
    ['HTTPS://SHOP.example/', 'https://shop.example/'],
  ])('%s leads to %s', async (target, address) => {
    put('<b id="it"></b>')
    await press({ action: 'open-link', target })
    expect(assign.mock.calls).toEqual([[address]])
  })

  it.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<b>',
    'blob:https://shop.example/1',
    'vbscript:x',
    'file:///etc/passwd',
    'https://[',
    '',
    {},
    null,
  ])('%j leads nowhere', async (target) => {
    put('<b id="it"></b>')
    await press({ action: 'open-link', target, 'new-tab': true })
    expect(assign).not.toHaveBeenCalled()
  })
})

describe('popups', () => {
  const TWO =
    '<div id="first" data-popup-option-id="31"><b id="it"></b></div><div id="second" data-popup-option-id="32"></div>'

  it.each([
    ['by the DOM id of its element', 'second', '32'],
    ['by its option id', '32', '32'],
    ['that is not of this page', 'demoaskus0001', 'demoaskus0001'],
  ])('one is opened %s', async (_, popup, option) => {
    put(TWO)
    await press({ action: 'open-popup', 'popup-id': popup })
    await expect.poll(() => open.mock.calls).toEqual([[option, 'click']])
  })

  it.each([
    ['the one around the element', {}, [['31']]],
    ['the one around the element that is named', { 'element-id': 'second' }, [['32']]],
    ['the one that is named', { 'popup-id': 'second' }, [['32']]],
    ['the one around it, if the named element does not exist', { 'element-id': 'nowhere' }, [['31']]],
  ])('%s is closed', async (_, entry, calls) => {
    put(TWO)
    await press({ action: 'close-popup', ...entry })
    await expect.poll(() => close.mock.calls).toEqual(calls)
  })

  it.each([
    ['opened, if none is named', { action: 'open-popup' }],
    ['closed, if there is none around the element', { action: 'close-popup' }],
  ])('none is %s', async (_, entry) => {
    put('<div data-widget-option-id="5"><b id="it"></b></div>')
    const joined = vi.fn(runtime.joined)
    act(entry, byId('it'), { ...runtime, joined })
    expect(joined).not.toHaveBeenCalled()
  })
})

describe('submit-form', () => {
  const submitted = async (html: string, entry: Record<string, unknown> = {}): Promise<unknown[]> => {
    put(html)
    const submissions: unknown[] = []
    const stop = on<SubmitEvent>(document, 'submit', (event) => {
      event.preventDefault()
      // The document of these tests names the form itself, where there is no submitter.
      const by = event.submitter === event.target ? null : event.submitter
      submissions.push([(event.target as Element).getAttribute('id'), by?.getAttribute('id') ?? null])
    })
    await press({ action: 'submit-form', ...entry })
    stop()
    return submissions
  }

  it.each([
    ['around the element', '<form id="f"><b id="it">Send</b></form>', {}, [['f', null]]],
    ['around the button', '<form id="f"><button id="it">Send</button></form>', {}, [['f', 'it']]],
    ['of the button in the element', '<form id="f"><p id="it"><button id="b"></button></p></form>', {}, [['f', 'b']]],
    ['that the action names', '<b id="it"></b><form id="f"></form>', { target: '#f' }, [['f', null]]],
    [
      'whose fields hide its properties',
      '<form id="f"><input name="requestSubmit"><b id="it"></b></form>',
      {},
      [['f', null]],
    ],
    ['that is none', '<b id="it"></b><p id="f"></p>', { target: 'f' }, []],
  ])('sends the form %s', async (_, html, entry, expected) => {
    expect(await submitted(html, entry)).toEqual(expected)
  })
})

describe('show-elements and hide-elements', () => {
  const visibleIds = () => ['one', 'two'].filter((id) => !byId(id).hidden)
  const PARTS = '<b id="it"></b><p id="one" hidden></p><form id="two" hidden><input name="hidden"></form>'

  it.each([
    ['joined by commas', 'one,two', ['one', 'two']],
    ['joined by commas and spaces', ' one , #two ', ['one', 'two']],
    ['in a list', ['one', 'two'], ['one', 'two']],
    ['of which some do not exist', ['nowhere', 'two', '', null], ['two']],
    ['of which none exists', 'nowhere', []],
    ['that are none', { one: true }, []],
  ])('take ids %s', async (_, target, ids) => {
    put(PARTS)
    const isShown = (id: string) => !byId(id).hasAttribute('hidden')
    await press({ action: 'show-elements', target })
    expect(['one', 'two'].filter(isShown)).toEqual(ids)
    await press({ action: 'hide-elements', target })
    expect(['one', 'two'].filter(isShown)).toEqual([])
  })

  it('know the names of an earlier builder', async () => {
    put(PARTS.replace('<form', '<p').replace('</form', '</p'))
    await press({ action: 'show-element', target: 'one' })
    expect(visibleIds()).toEqual(['one'])
  })

  it('tell screen readers what each button is about, and whether that is shown', async () => {
    put('<button id="show"></button><div id="hide"><button id="it"></button></div><p id="one" hidden></p>')
    page.actions.set('show', { action: 'show-elements', target: 'one,nowhere' })
    page.actions.set('hide', { action: 'hide-elements', target: 'one' })
    const stops = ['show', 'hide'].map((id) => mount?.(byId(id), runtime))
    const ariaStates = () =>
      ['show', 'it'].map((id) => ['aria-controls', 'aria-expanded'].map((name) => byId(id).getAttribute(name)))
    expect(ariaStates()).toEqual([
      ['one', 'false'],
      ['one', 'false'],
    ])
    act({ action: 'show-elements', target: 'one' }, byId('show'), runtime)
    expect(ariaStates().map(([, expanded]) => expanded)).toEqual(['true', 'true'])
    for (const stop of stops) stop?.()
    expect(ariaStates()).toEqual([
      [null, null],
      [null, null],
    ])
  })

  it('leave the keyboard at what shows the hidden part again', async () => {
    put('<button id="show"></button><div id="one"><button id="it"></button></div>')
    page.actions.set('show', { action: 'show-elements', target: 'one' })
    const stop = mount?.(byId('show'), runtime)
    byId('it').focus()
    const focus = vi.spyOn(byId('show'), 'focus')
    await press({ action: 'hide-elements', target: 'one' })
    expect(document.activeElement).toBe(byId('show'))
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]])
    stop?.()
  })
})

it('mark-campaign-complete counts, and tells the page', async () => {
  put('<div data-popup-option-id="31"><div id="it"><button data-wisp-name="seen"></button></div></div>')
  const events: unknown[] = []
  const stop = on<CustomEvent>(window, 'wisp:campaign-complete', ({ detail }) => events.push(detail))
  await press({ action: 'mark-campaign-complete' })
  stop()
  expect(hit.mock.calls).toEqual([
    [{ type: 'popup', option: '31', event: 'mark-campaign-complete', element: 'seen', tag: 'button' }],
  ])
  expect(events).toEqual([{ page: 'p1', variant: 'b', element: 'seen' }])
})

it.each(['do-nothing', 'explode', 'constructor', '__proto__', '', undefined, {}])('%j does nothing', async (action) => {
  put('<b id="it"></b>')
  const before = document.body.innerHTML
  await press({ action, target: 'it', 'popup-id': '31' })
  expect(
    [document.body.innerHTML, open, close, hit, assign].map((each) =>
      typeof each === 'string' ? each : each.mock.calls,
    ),
  ).toEqual([before, [], [], [], []])
})

describe('an element with an action', () => {
  const mounted = (html: string, action = 'open-link') => {
    put(html)
    page.actions.set('it', { action, target: '#a' })
    return mount?.(byId('it'), runtime)
  }
  const asButton = () => ['role', 'tabindex'].map((name) => byId('it').getAttribute(name))

  it.each([
    ['a picture', '<img id="it" alt="A bowl">'],
    ['a box with a picture', '<div id="it"><img alt="A bowl"></div>'],
    ['a link that leads nowhere', '<a id="it">A bowl</a>'],
  ])('becomes a button, if it is %s, until that is undone', (_, html) => {
    const stop = mounted(html)
    expect(asButton()).toEqual(['button', '0'])
    stop?.()
    expect(asButton()).toEqual([null, null])
  })

  it.each([
    ['a button', '<button id="it"></button>'],
    ['a link', '<a id="it" href="/a"></a>'],
    ['a field', '<select id="it"></select>'],
    ['around a button', '<div id="it"><button></button></div>'],
    ['a form', '<form id="it"><input name="matches"></form>'],
  ])('stays what it is, if it is %s', (_, html) => {
    mounted(html)
    expect(asButton()).toEqual([null, null])
  })

  it('stays what it is, if nobody knows the action', () => {
    mounted('<img id="it" alt="A bowl">', 'explode')
    expect(asButton()).toEqual([null, null])
  })

  it('keeps a role of its own', () => {
    mounted('<div id="it" role="link">A bowl</div>')
    expect(asButton()).toEqual(['link', '0'])
  })

  it.each([
    ['Enter', 1],
    [' ', 1],
    ['a', 0],
  ])('the key %j presses it %i times', (key, times) => {
    mounted('<img id="it" alt="A bowl">')
    const clicked = vi.fn()
    const stop = on(byId('it'), 'click', clicked)
    byId('it').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    byId('it').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, repeat: true }))
    stop()
    expect(clicked).toHaveBeenCalledTimes(times)
  })
})
