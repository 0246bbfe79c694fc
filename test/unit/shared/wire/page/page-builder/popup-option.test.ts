// @vitest-environment happy-dom
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { decodeOption, entriesOf, isPhone } from '../../../../../../shared/wire/page/page-builder/popup-option'

const NOTHING = { position: '', cover: true, close: '', swapped: false }
const decode = (raw: unknown) => decodeOption(raw, NOTHING)
const shows = (howToShowUp: unknown) => decode({ howToShowUp }).show
const scrolls = (scroll: unknown) => shows({ trigger: 'vertical_scroll', scroll })

describe('the trigger of a display option', () => {
  it.each([
    [7, 7],
    ['7', 7],
    [' 2.5 ', 2.5],
    ['', 0],
    [undefined, 0],
    [null, 0],
    ['soon', 0],
    ['-3', 0],
    [-3, 0],
    [{}, 0],
    [[], 0],
    [true, 0],
    ['NaN', 0],
  ])('reads the number %j as %j', (input, number) => {
    expect(shows({ trigger: 'after_page_load', delay: input })).toEqual({ on: 'delay', seconds: number })
    expect(scrolls({ trigger: 'pixel', pixel: input })).toMatchObject({ measure: 'pixel', needed: number })
    expect(scrolls({ trigger: 'percentage', percentage: input })).toMatchObject({ needed: number })
    expect(decode({ afterClose: { action: 'hide_x_day', daysToHide: input } }).days).toBe(number)
  })

  it.each([
    [{ trigger: 'mouse_exits' }, { on: 'exit' }],
    [{ trigger: 'none' }, undefined],
    [{ trigger: 'constructor' }, undefined],
    [{}, undefined],
    ['mouse_exits', undefined],
    [null, undefined],
    [{ trigger: 'vertical_scroll' }, undefined],
    [{ trigger: 'vertical_scroll', scroll: { trigger: 'toString' } }, undefined],
  ])('%j is %j', (input, show) => {
    expect(shows(input)).toEqual(show)
  })

  it.each([
    ['', ''],
    ['window', ''],
    ['document', ''],
    ['body', ''],
    ['#box', '#box'],
    [undefined, ''],
    [7, '7'],
  ])('a scroll listener of %j is %j', (scrollEventListener, inside) => {
    expect(scrolls({ trigger: 'pixel', pixel: 1, scrollEventListener })).toMatchObject({ inside })
  })

  it('the end of the page is all of its percents, and no page has more', () => {
    expect(scrolls({ trigger: 'end_post', percentage: '3' })).toMatchObject({ measure: 'percentage', needed: 100 })
    expect(scrolls({ trigger: 'percentage', percentage: 250 })).toMatchObject({ needed: 100 })
  })

  it('an element counts in pixels', () => {
    const scroll = { trigger: 'pixel', pixel: '40', element: '#prices' }
    expect(scrolls(scroll)).toEqual({ on: 'scroll', measure: 'pixel', needed: 40, element: '#prices', inside: '' })
  })

  it('old options have it without a level between', () => {
    expect(decode({ trigger: 'after_page_load', delay: '4' }).show).toEqual({ on: 'delay', seconds: 4 })
  })
})

describe('the look of a display option', () => {
  it.each([
    ['top_left', 'top-left'],
    ['top_right', 'top-right'],
    ['bottom_left', 'bottom-left'],
    ['bottom_right', 'bottom-right'],
    ['center', 'middle-center'],
    ['center-top', 'top-center'],
    ['top-center', 'top-center'],
    ['center_bottom', 'bottom-center'],
    ['center-bottom', 'bottom-center'],
    ['bottom-center', 'bottom-center'],
    ['center-left', 'middle-left'],
    ['center_right', 'middle-right'],
    ['middle-center', 'middle-center'],
    ['nowhere', 'middle-center'],
    [undefined, 'middle-center'],
    [7, 'middle-center'],
  ])('stands at %j: %s', (positionOnPage, position) => {
    expect(decode({ positionOnPage }).position).toBe(position)
  })

  it.each([
    ['default', 'fade', 'left'],
    [undefined, 'fade', 'left'],
    ['slide_in_left', 'slide-right', 'left'],
    ['slide-in-right', 'slide-left', 'right'],
    ['slide_in_top', 'slide-down', 'left'],
    ['slide_in_bottom', 'slide-up', 'left'],
    ['swoosh_left', 'light-speed', 'left'],
    ['swoosh_right', 'light-speed', 'right'],
    ['splash_left', 'bounce', 'left'],
    ['splash_right', 'bounce', 'right'],
    ['constructor', 'fade', 'left'],
  ])('moves as %j: %s from the %s', (animation, effect, side) => {
    expect(decode({ animation })).toMatchObject({ effect, side })
  })

  it.each([
    [undefined, 'inside', 'top-right'],
    [{ position: 'none' }, 'none', 'top-left'],
    [{ position: 'c37-cbtn-none', corner: 'c37-cbtn-corner-top-right' }, 'none', 'top-right'],
    [{ position: 'outside', corner: 'top_right' }, 'outside', 'top-right'],
    [{ position: 'c37-cbtn-outside', corner: 'c37-cbtn-corner-bottom-left' }, 'outside', 'bottom-left'],
    [{ position: 'inside', corner: 'bottom-right' }, 'inside', 'bottom-right'],
    [{ corner: 'aslant' }, 'inside', 'top-left'],
    [{}, 'inside', 'top-left'],
  ])('closes by %j: %s, at the %s', (closeBtn, close, corner) => {
    expect(decode({ closeBtn })).toMatchObject({ close, corner })
  })

  it.each([
    ['top_left', 'slide_in_left', 'c37-cbtn-corner-top-right', 'top-right', 'slide-left', 'right', 'top-left'],
    ['center-right', 'splash_right', 'c37-cbtn-corner-bottom-left', 'middle-left', 'bounce', 'left', 'bottom-right'],
    ['center', 'slide_in_top', 'aslant', 'middle-center', 'slide-down', 'left', 'top-left'],
  ])(
    'where reading begins at the right and sides are those of the window: %s, %s, %s',
    (positionOnPage, animation, corner, position, effect, side, expectedCorner) => {
      const option = { positionOnPage, animation, closeBtn: { position: 'inside', corner } }
      const expected = { position, effect, side, corner: expectedCorner }
      expect(decodeOption(option, { ...NOTHING, swapped: true })).toMatchObject(expected)
      const close = `c37-cbtn-inside ${corner}`
      const printed = { position: `c37-popup-${positionOnPage}`, cover: true, close, swapped: true }
      expect(decodeOption({ animation }, printed)).toMatchObject(expected)
    },
  )

  it('without an option, the classes of the markup tell', () => {
    const close = 'c37-lp-close-popup c37-cbtn-outside c37-cbtn-corner-bottom-right'
    expect(decodeOption(undefined, { ...NOTHING, position: 'c37-popup-bottom-right', close })).toMatchObject({
      position: 'bottom-right',
      cover: true,
      close: 'outside',
      corner: 'bottom-right',
      show: undefined,
    })
    expect(decodeOption({}, { ...NOTHING, position: 'c37-popup-top-left' })).toMatchObject({
      position: 'top-left',
      cover: false,
    })
  })

  it.each([
    [true, true],
    ['true', true],
    ['1', true],
    [1, true],
    [false, false],
    ['false', false],
    ['', false],
    ['0', false],
    [undefined, false],
  ])('a switch of %j is %j', (input, on) => {
    const option = { coverWholeBg: input, hideMobile: input, hideDesktop: input }
    expect(decode(option)).toMatchObject({ cover: on, hideMobile: on, hideDesktop: on })
  })

  it.each([
    ['never_show', 'never_show'],
    ['hide_x_day', 'hide_x_day'],
    ['keep_showing', 'keep_showing'],
    ['toString', 'keep_showing'],
    [undefined, 'keep_showing'],
  ])('after %j it does: %s', (action, after) => {
    expect(decode({ afterClose: { action } }).after).toBe(after)
  })
})

it('whatever an option holds, it becomes one of the known values', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), fc.anything(), (first, other, third) => {
      const option = {
        howToShowUp: { trigger: 'vertical_scroll', scroll: { trigger: 'pixel', pixel: first, element: other } },
        afterClose: { daysToHide: first },
        positionOnPage: other,
        animation: third,
      }
      const { days, position, show } = decode(option)
      expect(days).toBeGreaterThanOrEqual(0)
      expect(position).toMatch(/^(top|middle|bottom)-(left|center|right)$/)
      expect((show as { needed: number }).needed).toBeGreaterThanOrEqual(0)
      expect(() => decode(first)).not.toThrow()
    }),
  )
})

describe('the options of a page', () => {
  it('stand below the DOM ids of their popups', () => {
    const options = new Map([['a', { animation: 'default' }]])
    expect(entriesOf(options)).toEqual([['a', { animation: 'default' }]])
  })

  it('of early builds are one flat option, which names its popup', () => {
    const options = new Map(Object.entries({ trigger: 'mouse_exits', delay: '', popupID: 'popup-7' }))
    expect(entriesOf(options)).toEqual([['popup-7', { trigger: 'mouse_exits', delay: '', popupID: 'popup-7' }]])
  })
})

describe('a phone', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(window, 'c37isMobile')
  })

  it.each([
    [true, false, true],
    [false, true, false],
    ['yes', true, true],
    ['yes', false, false],
    [undefined, true, true],
  ])('where the page says %j and the screen %j: %j', (isMobile, small, phone) => {
    vi.stubGlobal('matchMedia', () => ({ matches: small }))
    if (isMobile !== undefined) Object.assign(window, { c37isMobile: isMobile })
    expect(isPhone()).toBe(phone)
  })
})
