import { describe, expect, it } from 'vitest'
import { clickIdsIn, withoutClickIds } from '../../../../shared/values/click-ids'

describe('an address without ids of clicks', () => {
  it.each([
    ['https://shop.example/?gclid=1', 'https://shop.example/'],
    ['https://shop.example/?gclid=1#top', 'https://shop.example/#top'],
    ['https://shop.example/?a=1&fbclid=x-_y.z%2F&b=2', 'https://shop.example/?a=1&b=2'],
    ['https://shop.example/?msclkid=1&ttclid=2&page=3', 'https://shop.example/?page=3'],
    ['https://shop.example/?GCLID=1&ScCid=2', 'https://shop.example/'],
    ['https://shop.example/#gclid=1', 'https://shop.example/'],
    ['https://shop.example/#/cart?gclid=1&size=2', 'https://shop.example/#/cart?size=2'],
    ['https://shop.example/?gclid', 'https://shop.example/'],
    ['https://shop.example/?utm_source=x&mc_eid=1&_gl=1*abc*_ga*2', 'https://shop.example/?utm_source=x'],
    [
      '1764300000000 https://a.example/?gclid=1\n1764300000001 https://a.example/b?wbraid=2&c=3',
      '1764300000000 https://a.example/\n1764300000001 https://a.example/b?c=3',
    ],
  ])('%s', (address, expected) => {
    expect(withoutClickIds(address)).toBe(expected)
  })

  it.each([
    'https://shop.example/',
    'https://shop.example/?',
    'https://shop.example/?q=gclid=1',
    'https://shop.example/gclid=1',
    'https://shop.example/?my_gclid=1&gclidx=2&awcx=3',
    'https://shop.example/?utm_source=google&utm_campaign=spring&page=2#reviews',
    'https://shop.example/?&&a',
    '',
  ])('stays as it is without any: %s', (address) => {
    expect(withoutClickIds(address)).toBe(address)
  })
})

it('finds the ids themselves, as a form has them, but no flags that are the same for everybody', () => {
  expect(
    clickIdsIn(
      'https://a.example/?gclid=a%2Fb+click-1&x=1&gad_source=1#fbclid=click-22\nhttps://b.example/?msclkid=%zz-click&irgwc=1&ttclid=',
    ),
  ).toEqual(['a/b click-1', 'click-22', '%zz-click'])
})
