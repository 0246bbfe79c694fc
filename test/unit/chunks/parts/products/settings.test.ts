import { describe, expect, it } from 'vitest'
import { cardWidth, rowWidth } from '../../../../../chunks/parts/products/products'
import { readSettings, type Settings } from '../../../../../chunks/parts/products/settings'

const PLAIN: Settings = {
  request: { category: 'popular', ids: [], count: 3 },
  size: 3,
  layout: 'horizontal',
  button: 'add_to_cart',
}

const read = (attributes: Record<string, string>): Settings =>
  readSettings((name) => new Map(Object.entries(attributes)).get(name) ?? '')

const settingsWith = (changes: Partial<Settings['request']>) => ({ request: { ...PLAIN.request, ...changes } })

describe('the settings of a widget', () => {
  it.each<[attributes: Record<string, string>, changes: Partial<Settings>]>([
    [{}, {}],
    [{ products: 'last_visited' }, settingsWith({ category: 'last_visited' })],
    [{ products: ' 17 ' }, settingsWith({ category: '17' })],
    [{ ids: '1, 2,,3 ' }, settingsWith({ ids: ['1', '2', '3'] })],
    [{ ids: 'gid://shop/Product/1' }, settingsWith({ ids: ['gid://shop/Product/1'] })],
    [{ count: '1' }, settingsWith({ count: 1 })],
    [{ count: '4' }, {}],
    [{ count: '0' }, {}],
    [{ count: '-1' }, {}],
    [{ count: '1.5' }, {}],
    [{ count: 'two' }, {}],
    [{ size: '5' }, { size: 5 }],
    [{ size: '6' }, {}],
    [{ size: 'NaN' }, {}],
    [{ layout: 'vertical' }, { layout: 'vertical' }],
    [{ layout: 'constructor' }, {}],
    [{ button: 'no_buttons' }, { button: 'no_buttons' }],
    [{ button: 'ADD' }, {}],
  ])('of %o', (attributes, changes) => expect(read(attributes)).toEqual({ ...PLAIN, ...changes }))
})

describe('the width of a row', () => {
  it.each([
    [1, [150, 180, 200, 280, 350]],
    [2, [200, 300, 400, 550, 750]],
    [3, [400, 450, 620, 680, 800]],
  ])('of %i cards, in five sizes', (cards, widths) => {
    expect([1, 2, 3, 4, 5].map((size) => rowWidth(cards, size, false))).toEqual(widths)
    expect([1, 2, 3, 4, 5].map((size) => rowWidth(cards, size, true))).toEqual(widths.map((width) => width * 1.25))
  })

  it('leaves a gap between the cards', () => {
    expect(cardWidth(350, 1)).toBe(350)
    expect(cardWidth(620, 3) * 3 + 2 * 16).toBe(620)
  })
})
