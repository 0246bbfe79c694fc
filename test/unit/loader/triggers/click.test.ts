// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { armClicks } from '../../../../loader/triggers/click'
import { stateOf } from '../../../support/campaign'
import { countListeners } from '../../../support/listeners'

const OURS = 'https://popups.example'
const OUR_POPUP = 'popup00000001'
const STRANGER = 'popup00000002'

const opened: string[] = []
const failures: Event[] = []
window.addEventListener('wisp:error', (event) => failures.push(event))
const warmed: string[] = []
const states = new Map([[OUR_POPUP, stateOf({ id: OUR_POPUP })]])
const start = () =>
  armClicks(
    OURS,
    ({ id }) => warmed.push(id),
    (id) => states.get(`${id}`),
    (id) => opened.push(id),
  )

/** Clicks, and returns whether the browser would follow the link. */
const click = (html: string, init: MouseEventInit = {}): boolean => {
  document.body.innerHTML = html
  const target = document.body.querySelector('[data-here]') ?? document.body.firstElementChild
  return target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init })) ?? true
}

beforeEach(() => {
  opened.length = 0
  warmed.length = 0
})
afterEach(() => {
  expect(failures.splice(0)).toEqual([])
  document.body.innerHTML = ''
  vi.restoreAllMocks()
})

describe('a click on a link or an attribute', () => {
  it.each([
    [
      'a link to our server with a click segment and an id',
      `<a href="${OURS}/api/display/click/${STRANGER}">x</a>`,
      STRANGER,
    ],
    ['the same with a query after it', `<a href="${OURS}/api/display/click/${OUR_POPUP}?a=1">x</a>`, OUR_POPUP],
    ['a link of the site that names a known popup', `<a href="/click/${OUR_POPUP}">x</a>`, OUR_POPUP],
    ['something inside such a link', `<a href="/click/${OUR_POPUP}"><b data-here>x</b></a>`, OUR_POPUP],
    [
      'an element with the action and an id',
      `<button data-wisp-action="open" data-wisp-popup="${STRANGER}">x</button>`,
      STRANGER,
    ],
  ])('opens: %s', (_, html, id) => {
    const stop = start()
    expect(click(html)).toBe(false)
    expect(opened).toEqual([id])
    stop()
  })

  const OPENER = `<button data-wisp-action="open" data-wisp-popup="${OUR_POPUP}">x</button>`
  /** Gives each `x-box` an open root with this content, from the outermost to the innermost. */
  const draw = (html: string, ...roots: string[]): Element => {
    document.body.innerHTML = html
    let scope: ParentNode = document.body
    for (const root of roots) {
      const inner: ShadowRoot | undefined = scope.querySelector('x-box')?.attachShadow({ mode: 'open' })
      if (!inner) break
      inner.innerHTML = root
      scope = inner
    }
    return (scope.querySelector('button') ?? document.querySelector('button')) as Element
  }
  const press = (target: Element): boolean =>
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }))

  it.each<[title: string, opens: boolean, html: string, ...roots: string[]]>([
    ['in a root', true, '<x-box></x-box>', OPENER],
    ['in a root behind a fence', false, '<main data-wisp-ignore><x-box></x-box></main>', OPENER],
    ['in a root whose host is a fence', false, '<x-box data-wisp-ignore></x-box>', OPENER],
    [
      'in a root in a root that fences it',
      false,
      '<x-box></x-box>',
      '<div data-wisp-ignore><x-box></x-box></div>',
      OPENER,
    ],
    ['in a fence in a root', false, '<x-box></x-box>', `<div data-wisp-ignore>${OPENER}</div>`],
    ['beside a fence in a root', true, '<x-box></x-box>', `<div data-wisp-ignore></div>${OPENER}`],
    [
      'around a fence',
      true,
      `<button data-wisp-action="open" data-wisp-popup="${OUR_POPUP}"><i data-wisp-ignore></i></button>`,
    ],
  ])('heeds a fence wherever it stands: %s', (_, opens, html, ...roots) => {
    const stop = start()
    expect(press(draw(html, ...roots))).toBe(!opens)
    expect(opened).toEqual(opens ? [OUR_POPUP] : [])
    stop()
  })

  it.each([
    ['a link of the site with its own /click/ path', `<a href="/click/${STRANGER}">x</a>`],
    ['a link to another server', `<a href="https://elsewhere.example/click/${STRANGER}">x</a>`],
    ['an id that is too long', `<a href="${OURS}/click/${OUR_POPUP}0">x</a>`],
    ['an id that is too short', `<a href="${OURS}/click/short">x</a>`],
    ['another action', `<button data-wisp-action="close" data-wisp-popup="${OUR_POPUP}">x</button>`],
    ['the action without an id', '<button data-wisp-action="open">x</button>'],
    [
      'a link in an SVG, whose address is an object',
      `<svg><a href="/click/${OUR_POPUP}"><text data-here>x</text></a></svg>`,
    ],
    ['plain text', '<p>x</p>'],
  ])('is left to the page: %s', (_, html) => {
    const stop = start()
    expect(click(html)).toBe(true)
    expect(opened).toEqual([])
    stop()
  })

  it.each(['ctrlKey', 'metaKey', 'shiftKey'])('is left to the browser with %s, which asks for another tab', (key) => {
    const stop = start()
    expect(click(`<a href="/click/${OUR_POPUP}">x</a>`, { [key]: true })).toBe(true)
    expect(opened).toEqual([])
    stop()
  })

  it('is left alone if the page has handled it', () => {
    const stop = start()
    const page = (event: Event): void => event.preventDefault()
    document.body.addEventListener('click', page)
    click(`<a href="/click/${OUR_POPUP}">x</a>`)
    document.body.removeEventListener('click', page)
    expect(opened).toEqual([])
    stop()
  })

  it('is prepared when the pointer is over the link, if the popup is known', () => {
    const stop = start()
    document.body.innerHTML = `<a href="/click/${OUR_POPUP}">x</a><a href="${OURS}/click/${STRANGER}">y</a>`
    for (const link of document.body.children) link.dispatchEvent(new Event('pointerover', { bubbles: true }))
    expect(warmed).toEqual([OUR_POPUP])
    expect(opened).toEqual([])
    stop()
  })

  it('opens nothing after the stop, and leaves no listener', () => {
    const listeners = countListeners()
    const stop = start()
    expect(listeners()).toBeGreaterThan(0)
    stop()
    expect(listeners()).toBe(0)
    expect(click(`<a href="/click/${OUR_POPUP}">x</a>`)).toBe(true)
    expect(opened).toEqual([])
  })
})
