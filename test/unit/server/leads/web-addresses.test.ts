import { expect, it } from 'vitest'
import { withSchemes } from '../../../../server/leads/web-addresses'

const field = (key: string, type: string, asked: string[] = []) => ({ name: key, key, type, required: false, asked })
const TEMPLATE = [
  field('site', 'url'),
  field('shop', 'text', ['url']),
  field('name', 'text'),
  field('code', 'url', ['number']),
]

it.each([
  [
    { site: 'clay.example/mugs', shop: ' www.clay.example ' },
    { site: 'http://clay.example/mugs', shop: 'http://www.clay.example' },
  ],
  [{ site: 'https//clay.example' }, { site: 'https://clay.example' }],
  [{ site: 'HTTPS://clay.example/' }, { site: 'HTTPS://clay.example/' }],
  [{ site: 'none', shop: 'mailto:ann@clay.example', name: 'clay.example', code: '1.5' }, undefined],
  [{ constructor: 'clay.example' }, undefined],
  [{ site: '' }, undefined],
])('of %o, web addresses have a scheme', (fields, expected) => {
  expect(withSchemes(fields as Record<string, string>, TEMPLATE)).toEqual(expected ?? fields)
})
