import { expect, it } from 'vitest'
import { linkAddress } from '../../../../shared/values/link-address'

it.each([
  ['shop.example/sale'],
  ['www.shop.example'],
  ['SHOP.example?utm=1'],
  ['shop.example#top'],
  ['shop.example:8080/sale'],
  ['sale.shop'],
  ['a-b.co.uk/x.html'],
  ['חנות.קום/מבצע'],
])('%s is another site', (address) => {
  expect(linkAddress(address)).toBe(`//${address}`)
})

it.each([
  ['https://shop.example/'],
  ['HTTP://shop.example/'],
  ['//shop.example/'],
  ['tel:+1234'],
  ['sms:+1234?body=a.b'],
  ['mailto:ann@shop.example'],
  ['#sale'],
  ['/sale.shop'],
  ['?page=shop.example'],
  ['sale.html'],
  ['sale.HTML?x=1'],
  ['index.php#top'],
  ['catalogue.pdf'],
  ['sale'],
  ['sale/shop.example'],
  ['../shop'],
  ['./a.b'],
  ['ann@shop.example'],
  ['javascript:alert(1)'],
  [''],
])('%s stays as it is', (address) => {
  expect(linkAddress(address)).toBe(address)
})

it('ignores surrounding spaces', () => expect(linkAddress('  shop.example ')).toBe('//shop.example'))
