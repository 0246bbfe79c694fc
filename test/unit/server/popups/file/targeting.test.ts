import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import type { Library } from '../../../../../server/popups/file/library'
import { readPopupFile } from '../../../../../server/popups/file/read'
import { targeting as anyTargeting } from '../../../../support/targeting'

const folder = mkdtempSync(join(tmpdir(), 'wisp-popup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const LIBRARY: Library = {
  brands: {},
  designs: {
    letter: { en: { html: '<p></p>', texts: {}, theme: { accent: '#000', paper: '#fff', ink: '#000' }, look: '' } },
  },
}
const BASE = { name: 'N', type: 'lightbox', template: 'letter' }

const read = (more: object) => {
  const file = join(folder, 'popup.json')
  writeFileSync(file, JSON.stringify({ ...BASE, ...more }))
  return readPopupFile(file, LIBRARY)
}

it.each([
  [{ exitIntent: true }],
  [{ exitIntentMobile: true }],
  [{ exitIntentMobile: 'back' }],
  [{ timeDelay: 0 }],
  [{ sessionDelay: 90 }],
  [{ timeDelay: 5, sessionDelay: 90 }],
  [{ scrollPercent: 12.5 }],
  [{ scrollPixel: 600 }],
  [{ pageClicks: 3 }],
  [{ pagesVisited: 4 }],
  [{ inactivity: 20 }],
  [{ autopilot: true }],
  [{ cart: { event: 'added_product' } }],
  [{ cart: { event: 'removed_product', products: ['101', '102'] } }],
  [{ cart: { event: 'added_product', products: 'empty_cart' } }],
  [{ cart: { event: 'cart_item', comparison: 'equal', amount: 2, products: 'any_product' } }],
  [{ cart: { event: 'cart_value', comparison: 'greater_than', amount: 49.9 } }],
  [{ cart: { event: 'cart_item', products: 'empty_cart' } }],
])('accepts the triggers %j as written', (triggers) => {
  expect(read({ triggers }).triggers).toEqual(triggers)
})

it.each(['exitIntent', 'exitIntentMobile', 'autopilot'])('accepts false for %s as off', (name) => {
  expect(read({ triggers: { [name]: false } }).triggers).toEqual({})
})

it.each([
  [{ device: 'mobile' }],
  [{ device: 'tablet' }],
  [{ adblock: true }],
  [{ adblock: false }],
  [{ searchBar: true }],
  [{ abTest: 'spring-test-1' }],
  [{ engagement: { show: false, what: 'not_seen', kind: 'embedded', popup: 'demolightbox1' } }],
  [{ sourceCode: { contains: false, text: '<body class="checkout' } }],
  [{ variables: [{ show: true, name: 'shop.customer.tier', comparison: 'equals', value: 'gold' }] }],
  [{ cookies: [{ show: false, name: 'staff', comparison: 'exists', value: '' }] }],
  [{ audience: [{ show: true, name: 'plan', comparison: 'equals', value: 'pro' }] }],
  [{ pages: { include: [{ is: '/' }, { begins: '/a/' }], exclude: [{ contains: '/b' }, { glob: '/c/*' }] } }],
  [{ pages: { include: [{ matches: '^/mug-\\d+$', query: [{ name: 'a' }, { name: 'b', is: '' }] }] } }],
  [{ pages: { exclude: [{ query: [{ name: 'a' }] }, { begins: 'https://shop.example/a' }] } }],
  [{ referrers: { include: [{ is: 'news.example' }, { from: 'search' }, { glob: '*.news.example/**' }] } }],
  [{ countries: { include: ['FR', 'GB'] } }],
  [{ languages: { exclude: ['en', 'pt-BR', 'zh-Hant-TW'] } }],
  [{ browser: { include: ['safari', 'other'] }, system: { exclude: ['ios'] } }],
  [{ visitors: { kind: 'new' } }],
  [{ visitors: { atLeast: 3, atMost: 3 } }],
  [{ utm: { source: ['newsletter'], content: ['a', 'b'] } }],
  [{ schedule: { from: '2030-01-31T18:00', to: '2030-02-01T18:00Z', zone: 'Europe/Paris' } }],
  [
    {
      schedule: {
        weekdays: ['mon', 'sun'],
        hours: [
          { from: '22:00', to: '02:00' },
          { from: '09:30', to: '24:00' },
        ],
      },
    },
  ],
])('accepts the targeting %j as written', (targeting) => {
  expect(read({ targeting }).targeting).toEqual(targeting)
})

it('shows to visitors who match, if the file does not say', () => {
  const { targeting } = read({
    targeting: {
      engagement: { what: 'closed' },
      sourceCode: { text: 'x' },
      variables: [{ name: 'a.b', comparison: 'greater_than', value: 5 }],
      cookies: [{ name: 'c', comparison: 'not_exists' }],
    },
  })
  expect(targeting).toEqual({
    engagement: { show: true, what: 'closed', kind: 'other', popup: 'any' },
    sourceCode: { contains: true, text: 'x' },
    variables: [{ show: true, name: 'a.b', comparison: 'greater_than', value: '5' }],
    cookies: [{ show: true, name: 'c', comparison: 'not_exists', value: '' }],
  })
})

it('writes hosts as browsers do, and lists where one value stands alone', () => {
  const { targeting } = read({
    targeting: {
      pages: {
        include: [{ is: 'https://Café.example/a' }, { glob: 'https://*.Café.example:8080/**' }],
        exclude: [{ is: 'https://shop.example:443/a' }],
      },
      referrers: { include: [{ begins: 'Café.example/b' }] },
      utm: { source: 'mail' },
    },
  })
  expect(targeting).toEqual({
    pages: {
      include: [{ is: 'https://xn--caf-dma.example/a' }, { glob: 'https://*.xn--caf-dma.example:8080/**' }],
      exclude: [{ is: 'https://shop.example/a' }],
    },
    referrers: { include: [{ begins: 'xn--caf-dma.example/b' }] },
    utm: { source: ['mail'] },
  })
})

it('reads what it has exported as the same targeting', () => {
  fc.assert(
    fc.property(anyTargeting, (input) => {
      const { targeting } = read({ targeting: input })
      expect(read({ targeting: JSON.parse(JSON.stringify(targeting)) }).targeting).toEqual(targeting)
    }),
  )
})

const message = (more: object): string => {
  try {
    read(more)
  } catch (error) {
    return (error as Error).message
  }
  return 'fine'
}

const condition = (more: object) => ({ variables: [{ name: 'a', comparison: 'equals', value: 'b', ...more }] })

it.each([
  [{ exitIntentMobil: true }, 'exitIntentMobil: unknown key (did you mean "exitIntentMobile"?)'],
  [{ exitIntentMobile: 'Back' }, 'exitIntentMobile: must be true, false or "back", got "Back"'],
  [{ exitIntent: 'yes' }, 'exitIntent: must be true or false, got "yes"'],
  [{ timeDelay: -1 }, 'timeDelay: must be a number of seconds, 0 to 86400, got -1'],
  [{ sessionDelay: 86_401 }, 'sessionDelay: must be a number of seconds, 0 to 86400, got 86401'],
  [{ scrollPercent: 101 }, 'scrollPercent: must be a percentage, 0 to 100, got 101'],
  [{ scrollPixel: '600px' }, 'scrollPixel: must be a number of pixels, 0 to 100000, got "600px"'],
  [{ pageClicks: 0 }, 'pageClicks: must be a whole number, 1 to 1000, got 0'],
  [{ pagesVisited: 1.5 }, 'pagesVisited: must be a whole number, 1 to 30, got 1.5'],
  [{ inactivity: 0 }, 'inactivity: must be a number of seconds, 1 to 86400, got 0'],
  [{ cart: true }, 'cart: must be an object, got true'],
  [{ cart: {} }, 'cart.event: is missing'],
  [{ cart: { event: 'added' } }, 'cart.event: must be one of added_product, removed_product, cart_item, cart_value'],
  [{ cart: { event: 'cart_item' } }, 'cart: must have an amount with cart_item and cart_value'],
  [{ cart: { event: 'cart_item', amount: 1.5 } }, 'cart: must have a whole number of items with cart_item'],
  [{ cart: { event: 'added_product', amount: 2 } }, 'cart: must have no amount and no comparison with added_product'],
  [
    { cart: { event: 'cart_value', amount: 1, comparison: '>' } },
    'cart.comparison: must be one of greater_than, equal, greater_than_or_equal, got ">"',
  ],
  [
    { cart: { event: 'added_product', products: 'all' } },
    'cart.products: must be any_product, empty_cart or a list of product ids, got "all"',
  ],
  [{ cart: { event: 'added_product', products: [] } }, 'cart.products: must list at least one of the products'],
])('refuses the triggers %j', (triggers, expected) => {
  expect(message({ triggers })).toContain(`triggers.${expected}`)
})

it.each([
  [{ devise: 'mobile' }, 'devise: unknown key (did you mean "device"?)'],
  [{ device: 'watch' }, 'device: must be one of desktop, mobile, tablet, got "watch"'],
  [{ adblock: 'yes' }, 'adblock: must be true or false, got "yes"'],
  [{ abTest: 'spring' }, 'abTest: must be the 13 characters of a popup id, got "spring"'],
  [{ engagement: {} }, 'engagement.what: is missing'],
  [{ engagement: { what: 'liked' } }, 'engagement.what: must be one of seen, not_seen, closed, converted, got "liked"'],
  [{ engagement: { what: 'seen', kind: 'bar' } }, 'engagement.kind: must be one of embedded, other, got "bar"'],
  [{ engagement: { what: 'seen', popup: 'short' } }, 'engagement.popup: must be the 13 characters of a popup id'],
  [{ engagement: { what: 'seen', popup: 1 } }, 'engagement.popup: must be any or the 13 characters of a popup id'],
  [{ sourceCode: { text: '' } }, 'sourceCode.text: must not be empty'],
  [{ sourceCode: { html: 'x' } }, 'sourceCode.text: is missing'],
  [condition({ show: 'yes' }), 'variables.0.show: must be true or false, got "yes"'],
  [condition({ name: '' }), 'variables.0.name: must not be empty'],
  [condition({ value: undefined }), 'variables.0: must have a value to compare with'],
  [condition({ value: {} }), 'variables.0.value: must be text, a number, true or false'],
  [
    condition({ comparison: 'is' }),
    'variables.0.comparison: must be one of equals, not_equals, contains, not_contains, starts_with, ends_with, ' +
      'greater_than, less_than, exists, not_exists, got "is"',
  ],
  [{ pages: {} }, 'pages: must have include, exclude or both'],
  [{ pages: { include: [{ glob: `/${'*'.repeat(900)}` }] } }, 'pages.include.0.glob: takes too long to compare'],
  [{ pages: [] }, 'pages: must be an object'],
  [{ pages: { include: [] } }, 'pages.include: must list at least one of the pages'],
  [{ pages: { include: Array(101).fill({ is: '/' }) } }, 'pages.include: must have at most 100 pages'],
  [
    { pages: { include: [{}] } },
    'pages.include.0: must have one of is, begins, contains, glob, matches, or only a query',
  ],
  [{ pages: { include: [{ is: '/', begins: '/' }] } }, 'pages.include.0: must have one of is, begins'],
  [{ pages: { include: [{ is: 'cart' }] } }, 'pages.include.0.is: must begin with a / or with https://'],
  [{ pages: { include: [{ begins: '/a?b=c' }] } }, 'pages.include.0.begins: must end before the ? or #'],
  [{ pages: { exclude: [{ matches: '(?<=a)b' }] } }, 'pages.exclude.0.matches: looks behind'],
  [{ pages: { exclude: [{ matches: '(a+)+\\1' }] } }, 'pages.exclude.0.matches: can take very long'],
  [{ pages: { include: [{ query: [{ is: 'a' }] }] } }, 'pages.include.0.query.0.name: is missing'],
  [{ referrers: { include: [{ from: 'social' }] } }, 'referrers.include.0.from: must be one of direct, search'],
  [{ referrers: { include: [{ from: 'direct', is: 'a.example' }] } }, 'referrers.include.0: must have one of is'],
  [{ countries: ['FR'] }, 'countries: must be an object'],
  [
    { countries: { include: ['UK'] } },
    'countries.include.0: must be a country code like FR or GB, got "UK" (did you mean "GB"?)',
  ],
  [{ countries: { include: ['fr', 'FR', 'QX'] } }, 'countries.include.2: must be a country code'],
  [{ languages: { include: ['english'] } }, 'languages.include.0: must be a language like en or en-GB'],
  [{ browser: { include: ['crome'] } }, '(did you mean "chrome"?)'],
  [{ system: { only: ['ios'] } }, 'system.only: unknown key'],
  [{ visitors: 'new' }, 'visitors: must be an object'],
  [{ visitors: {} }, 'visitors: must have kind, atLeast or atMost'],
  [{ visitors: { kind: 'old' } }, 'visitors.kind: must be one of new, returning, got "old"'],
  [{ visitors: { atLeast: 3, atMost: 2 } }, 'visitors: allows no visit at all'],
  [{ visitors: { kind: 'returning', atMost: 1 } }, 'visitors: allows no visit at all'],
  [{ utm: {} }, 'utm: must have one of source, medium, campaign, term, content'],
  [{ utm: { source: [] } }, 'utm.source: must'],
  [{ utm: { sorce: 'mail' } }, 'utm.sorce: unknown key (did you mean "source"?)'],
  [{ schedule: { zone: 'UTC' } }, 'schedule: must have from, to, weekdays or hours'],
  [{ schedule: { from: 'tomorrow' } }, 'schedule.from: must be a time like 2030-01-31T18:00'],
  [{ schedule: { from: '2030-02-30T18:00' } }, 'schedule.from: is not a valid date'],
  [{ schedule: { from: '2030-02-02T18:00', to: '2030-02-01T18:00' } }, 'schedule: must begin before it ends'],
  [{ schedule: { weekdays: ['monday'] } }, 'schedule.weekdays.0: must be one of sun, mon, tue'],
  [{ schedule: { hours: [{ from: '9:00', to: '24:01' }] } }, 'schedule.hours.0.from: must be a time like 09:30'],
  [{ schedule: { hours: [{ from: '09:00', to: '24:01' }] } }, 'schedule.hours.0.to: must be a time like 09:30'],
  [{ schedule: { weekdays: ['mon'], zone: 'Paris' } }, 'schedule.zone: must be a time zone like Europe/Paris'],
  [{ audience: [{ name: 'plan' }] }, 'audience.0.comparison: is missing'],
  [{ audience: { plan: 'pro' } }, 'audience: must be a list of conditions'],
  [{ cookies: { name: 'a' } }, 'cookies: must be a list of conditions'],
  [{ cookies: [] }, 'cookies: must list at least one of the conditions'],
  [{ cookies: Array(21).fill({ name: 'a', comparison: 'exists' }) }, 'cookies: must have at most 20 conditions'],
])('refuses the targeting %j', (targeting, expected) => {
  expect(message({ targeting })).toContain(expected.startsWith('(') ? expected : `targeting.${expected}`)
})

it('names each wrong field at once', () => {
  const text = message({
    targeting: {
      pages: { include: [{ is: 'cart' }, { matches: '(' }] },
      countries: { include: ['XXX'] },
      schedule: { hours: [{ from: '25:00', to: '26:00' }] },
    },
  })
  for (const field of ['pages.include.0.is', 'pages.include.1.matches', 'countries.include.0', 'schedule.hours.0.from'])
    expect(text).toContain(`targeting.${field}: `)
})
