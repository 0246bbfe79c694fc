// @vitest-environment happy-dom
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { decodePopup } from '../../../../../../shared/wire/page/site/popup'
import { decodeEffect, effectForm, effectUrl } from '../../../../../../shared/wire/page/site/popup-effect'

const DAY = 86_400

const popupOf = (attributes: Record<string, string>) => {
  const element = document.createElement('div')
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return decodePopup(element)
}

describe('the settings of a timed popup', () => {
  it.each([
    [undefined, 0],
    ['', 0],
    ['0', 0],
    ['-3', 0],
    ['soon', 0],
    ['1.1', 1],
    [' 1.10 ', 1],
    ['1', DAY],
    ['30', 30 * DAY],
    ['0.5', DAY / 2],
    ['0.000001', 1],
    ['1e300', 400 * DAY],
    ['Infinity', 400 * DAY],
  ])('rest for %j days: %d seconds', (days, seconds) => {
    expect(popupOf(days === undefined ? {} : { 'data-cookie-days': days }).rest).toBe(seconds)
  })

  it.each([
    [{}, 5, 50],
    [{ 'data-delay': '0', 'data-scroll': '0' }, 0, 0],
    [{ 'data-delay': '2.5', 'data-scroll': '100' }, 2.5, 100],
    [{ 'data-delay': ' ', 'data-scroll': '50%' }, 5, 50],
    [{ 'data-delay': '-1', 'data-scroll': 'NaN' }, 5, 50],
  ] as [Record<string, string>, number, number][])('of %j: %d s, %d %%', (attributes, delay, scroll) => {
    expect(popupOf(attributes)).toMatchObject({ delay, scroll })
  })

  it('name any number of triggers', () => {
    expect(popupOf({ 'data-wisp-popup': '301', 'data-trigger': 'exit  scroll' })).toMatchObject({
      id: '301',
      triggers: ['exit', 'scroll'],
    })
  })

  it('never rest for what no cookie can have', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String)), (days) => {
        const { rest } = popupOf({ 'data-cookie-days': days })
        expect(Number.isInteger(rest) && rest >= 0 && rest <= 400 * DAY).toBe(true)
      }),
    )
  })
})

describe('the effect of a timed popup', () => {
  afterEach(() => {
    Reflect.deleteProperty(window, 'ajaxurl')
    document.head.replaceChildren()
  })

  const block = (text: string): void => {
    const script = document.createElement('script')
    script.type = 'application/json'
    script.setAttribute('data-wisp-popups', '')
    script.textContent = text
    document.head.append(script)
  }

  it('is asked for where the page says: in its settings, or in the global of the original', () => {
    expect(effectUrl()).toBe(undefined)
    Object.assign(window, { ajaxurl: 'https://one.example/wp-admin/admin-ajax.php' })
    expect(effectUrl()).toBe('https://one.example/wp-admin/admin-ajax.php')
    block('{"ajax": "https://two.example/ajax"}')
    expect(effectUrl()).toBe('https://two.example/ajax')
  })

  it.each(['["x"]', '{"ajax": {}}', '{"ajax": "javascript:alert(1)"}', '{"ajax": ""}', '[', 'null', '"x"'])(
    'is not asked for with the settings %s',
    (text) => {
      block(text)
      expect(effectUrl()).toBe(undefined)
    },
  )

  it('is not asked for where the global cannot be read, or is an element', () => {
    Object.defineProperty(window, 'ajaxurl', {
      configurable: true,
      get() {
        throw new Error('not yours')
      },
    })
    expect(effectUrl()).toBe(undefined)
    Object.defineProperty(window, 'ajaxurl', { configurable: true, value: document.body })
    expect(effectUrl()).toBe(undefined)
  })

  it('is asked for by the id', () => {
    const element = document.createElement('div')
    element.dataset.wispPopup = '301'
    expect(`${effectForm(element)}`).toBe('action=popup_effect&popup_id=301')
  })

  it.each([
    ['["301","zoom"]', 'zoom'],
    ['[301, 4]', '4'],
    ['["301"]', ''],
    ['{"1":"zoom"}', ''],
    ['["301",{}]', ''],
    ['0', ''],
    ['null', ''],
    ['<html>', ''],
    ['', ''],
  ])('in the reply %s is %j', (reply, effect) => expect(decodeEffect(reply)).toBe(effect))
})
