/** Whom targeting lets see a popup: the same cases for the rules alone, for the server and for the page. */
import type { Targeting } from '../../shared/targeting/popup-targeting'

export const CHROME_WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36'
const EDGE = `${CHROME_WINDOWS} Edg/120.0.0.0`
const FIREFOX_LINUX = 'Mozilla/5.0 (X11; Linux x86_64; rv:121.0) Gecko/20100101 Firefox/121.0'
const SAFARI_PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.2 Mobile/15E148 Safari/604.1'
const CHROME_ON_IOS = SAFARI_PHONE.replace('Version/17.2', 'CriOS/120.0.6099.119')
const ANDROID_PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36'
const ANDROID_TABLET = ANDROID_PHONE.replace(' Mobile', '')
const SAFARI_TABLET = SAFARI_PHONE.replace('iPhone;', 'iPad;').replace('iPhone OS', 'OS')
const CHROMEBOOK = CHROME_WINDOWS.replace('Windows NT 10.0; Win64; x64', 'X11; CrOS x86_64 14541.0.0')
const BRANDS = '"Not A;Brand";v="8", "Chromium";v="120", "Microsoft Edge";v="120"'

/** Facts that the request tells, and facts that the page tells. */
export interface CaseVisitor {
  country?: string
  /** Request headers. */
  headers?: Record<string, string>
  address?: string
  referrer?: string
  /** Addresses of this visit before this page. */
  before?: string[]
  visits?: number
  traits?: Record<string, unknown>
  /** ISO 8601. */
  now?: string
}

interface TargetingCase {
  says: string
  targeting: Targeting
  visitor: CaseVisitor
  shows: boolean
}

export const SHOP = 'https://shop.example'

type Row = [title: string, visitor: CaseVisitor, targeting: Targeting, shows: boolean]

const from = (country: string): CaseVisitor => ({ country })
const accepts = (language: string): CaseVisitor => ({ headers: { 'accept-language': language } })
const agent = (userAgent: string, more: Record<string, string> = {}): CaseVisitor => ({
  headers: { 'user-agent': userAgent, ...more },
})
const on = (path: string): CaseVisitor => ({ address: `${SHOP}${path}` })
const at = (now: string): CaseVisitor => ({ now })
const is = (traits: Record<string, unknown>): CaseVisitor => ({ traits })

const SERVER_ROWS: Row[] = [
  ['a country of the list', from('FR'), { countries: { include: ['FR', 'BE'] } }, true],
  ['a country that is not', from('DE'), { countries: { include: ['FR', 'BE'] } }, false],
  ['an excluded country', from('FR'), { countries: { exclude: ['FR'] } }, false],
  ['one that is not excluded', from('DE'), { countries: { exclude: ['FR'] } }, true],
  ['in both lists', from('FR'), { countries: { include: ['FR'], exclude: ['FR'] } }, false],
  ['no known country, where one is asked for', {}, { countries: { include: ['FR'] } }, false],
  ['no known country, where some are excluded', {}, { countries: { exclude: ['FR'] } }, true],
  ['en for en-GB', accepts('en-GB,en;q=0.9'), { languages: { include: ['en'] } }, true],
  ['en-GB for en', accepts('en'), { languages: { include: ['en-GB'] } }, false],
  ['en-GB for en-gb', accepts('en-gb'), { languages: { include: ['en-GB'] } }, true],
  ['en for enm, which is another language', accepts('enm'), { languages: { include: ['en'] } }, false],
  ['the language wanted most, not the first', accepts('en;q=0.5, fr;q=0.9'), { languages: { include: ['fr'] } }, true],
  ['a language that is only accepted too', accepts('fr,en;q=0.7'), { languages: { include: ['en'] } }, false],
  ['a language that is refused', accepts('fr;q=0,en;q=0.1'), { languages: { include: ['en'] } }, true],
  ['he for the code that it had before', accepts('iw-IL'), { languages: { include: ['he'] } }, true],
  ['no language', {}, { languages: { include: ['en'] } }, false],
  ['any language', accepts('*'), { languages: { exclude: ['en'] } }, true],
  ['nonsense for a language', accepts(',;;q=,q=1,<x>'), { languages: { exclude: ['en'] } }, true],
  ['a header of many languages', accepts('en,'.repeat(5_000)), { languages: { include: ['en'] } }, true],
  ['Chrome', agent(CHROME_WINDOWS), { browser: { include: ['chrome'] } }, true],
  ['Edge is not Chrome', agent(EDGE), { browser: { include: ['chrome'] } }, false],
  ['Edge by its hint', agent(CHROME_WINDOWS, { 'sec-ch-ua': BRANDS }), { browser: { include: ['edge'] } }, true],
  ['Chrome on iOS', agent(CHROME_ON_IOS), { browser: { exclude: ['safari'] } }, true],
  ['another browser', agent('curl/8.5'), { browser: { include: ['other'] } }, true],
  ['no browser named', {}, { browser: { exclude: ['other'] } }, false],
  ['a name of every object', agent('__proto__ constructor'), { browser: { include: ['other'] } }, true],
  ['Windows', agent(CHROME_WINDOWS), { system: { include: ['windows', 'macos'] } }, true],
  ['Linux', agent(FIREFOX_LINUX), { system: { include: ['windows', 'macos'] } }, false],
  ['iOS', agent(SAFARI_PHONE), { system: { include: ['ios'] } }, true],
  ['ChromeOS', agent(CHROMEBOOK), { system: { include: ['chromeos'] } }, true],
  [
    'a system by its hint',
    agent(CHROME_WINDOWS, { 'sec-ch-ua-platform': '"macOS"' }),
    { system: { include: ['macos'] } },
    true,
  ],
  ['a tablet with Android', agent(ANDROID_TABLET), { device: 'tablet' }, true],
  ['a tablet with iOS', agent(SAFARI_TABLET), { device: 'tablet' }, true],
  ['a phone', agent(ANDROID_PHONE), { device: 'tablet' }, false],
  ['a desktop', agent(CHROME_WINDOWS), { device: 'tablet' }, false],
  ['a phone by its hint', agent(ANDROID_TABLET, { 'sec-ch-ua-mobile': '?1' }), { device: 'tablet' }, false],
  ['a tablet by its hint', agent(ANDROID_PHONE, { 'sec-ch-ua-form-factors': '"Tablet"' }), { device: 'tablet' }, true],
  ['a very long User-Agent', agent('x'.repeat(8_000)), { device: 'tablet' }, false],
]

const shop = (...include: object[]): Targeting => ({ pages: { include } })
const hours = (from: string, to: string, zone = 'Europe/Paris'): Targeting => ({
  schedule: { hours: [{ from, to }], zone },
})
const trait = (name: string, comparison: 'equals' | 'exists' | 'greater_than', value = ''): Targeting => ({
  audience: [{ show: true, name, comparison, value }],
})

const PAGE_ROWS: Row[] = [
  ['the page itself', on('/cart'), shop({ is: '/cart' }), true],
  ['with a slash at its end', on('/cart/'), shop({ is: '/cart' }), true],
  ['with one in the setting', on('/cart'), shop({ is: '/cart/' }), true],
  ['the start page', on(''), shop({ is: '/' }), true],
  ['another page', on('/cart/items'), shop({ is: '/cart' }), false],
  ['capitals', on('/Cart'), shop({ is: '/cart' }), false],
  ['a query and a fragment', on('/cart?a=1#b'), shop({ is: '/cart' }), true],
  ['letters with accents, escaped', on('/caf%C3%A9'), shop({ is: '/café' }), true],
  ['letters with accents, made of two', on('/café'), shop({ is: '/caf\u0065\u0301' }), true],
  ['letters beside an invalid escape', on('/caf%C3%A9/%E0'), shop({ begins: '/café/' }), true],
  ['a long address, cut within a letter', on(`/caf%C3%A9/${'%D0%B9'.repeat(400)}`), shop({ begins: '/café/' }), true],
  ['an invalid escape', on('/%E0%A4%A'), shop({ is: '/%E0%A4%A' }), true],
  ['a folder', on('/shop/mugs'), shop({ begins: '/shop/' }), true],
  ['the folder itself', on('/shop'), shop({ begins: '/shop/' }), true],
  ['another folder', on('/shopping'), shop({ begins: '/shop/' }), false],
  ['a beginning', on('/shopping'), shop({ begins: '/shop' }), true],
  ['a part', on('/de/sale/mugs'), shop({ contains: '/sale/' }), true],
  ['a glob', on('/blog/one'), shop({ glob: '/blog/*' }), true],
  ['a glob of one folder', on('/blog/one/two'), shop({ glob: '/blog/*' }), false],
  ['a glob of all below', on('/blog/one/two'), shop({ glob: '/blog/**' }), true],
  ['a pattern', on('/mug-12/'), shop({ matches: '^/mug-\\d+$' }), true],
  ['a pattern that does not fit', on('/mug-x'), shop({ matches: '^/mug-\\d+$' }), false],
  ['a pattern with a slash at its end', on('/mugs'), shop({ matches: '^/mugs/$' }), true],
  ['a pattern for a folder', on('/mugs/'), shop({ matches: '^/mugs/' }), true],
  ['what a pattern finds behind 500 characters', on(`/${'a'.repeat(500)}b`), shop({ matches: 'b' }), false],
  ['a long glob', on(`/${'a.'.repeat(150)}b`), shop({ glob: `/${'a.'.repeat(150)}*` }), true],
  ['a whole address', on('/cart'), shop({ is: 'https://shop.example/cart/' }), true],
  ['that of another host', on('/cart'), shop({ begins: 'https://other.example/' }), false],
  ['any subdomain', { address: 'https://de.shop.example/a' }, shop({ glob: 'https://*.shop.example/**' }), true],
  ['a pattern for an address', on('/cart'), shop({ matches: '^https://shop\\.example/c' }), true],
  ['a pattern for both schemes', on('/cart'), shop({ matches: '^https?://shop\\.example/c' }), true],
  ['one of two', on('/b'), shop({ is: '/a' }, { is: '/b' }), true],
  ['an excluded page', on('/a/b'), { pages: { include: [{ begins: '/a' }], exclude: [{ is: '/a/b' }] } }, false],
  ['only excluded pages', on('/c'), { pages: { exclude: [{ is: '/a/b' }] } }, true],
  ['a parameter', on('/?ref=mail'), shop({ query: [{ name: 'ref' }] }), true],
  ['a parameter without a value', on('/?ref'), shop({ query: [{ name: 'ref' }] }), true],
  ['no such parameter', on('/?other'), shop({ query: [{ name: 'ref' }] }), false],
  ['its value', on('/?ref=a&ref=mail%20it'), shop({ query: [{ name: 'ref', is: 'mail it' }] }), true],
  ['another value', on('/?ref=web'), shop({ query: [{ name: 'ref', is: 'mail' }] }), false],
  ['page and parameter', on('/b?ref'), shop({ is: '/a', query: [{ name: 'ref' }] }), false],
  ['a parameter named like a property', on('/'), shop({ query: [{ name: 'constructor' }] }), false],
  ['no referrer', {}, { referrers: { include: [{ from: 'direct' }] } }, true],
  [
    'a referrer where none is wanted',
    { referrer: 'https://a.example/' },
    { referrers: { exclude: [{ from: 'direct' }] } },
    true,
  ],
  ['a search', { referrer: 'https://www.google.com/' }, { referrers: { include: [{ from: 'search' }] } }, true],
  ['no search', { referrer: 'https://a.example/' }, { referrers: { include: [{ from: 'search' }] } }, false],
  ['a host', { referrer: 'https://a.example/' }, { referrers: { include: [{ is: 'a.example' }] } }, true],
  [
    'a host and a folder',
    { referrer: 'https://a.example/b/c' },
    { referrers: { include: [{ begins: 'a.example/b/' }] } },
    true,
  ],
  ['another host', { referrer: 'https://nota.example/' }, { referrers: { include: [{ is: 'a.example' }] } }, false],
  [
    'a pattern for a host with its slash',
    { referrer: 'https://a.example/' },
    { referrers: { include: [{ matches: '^a\\.example/' }] } },
    true,
  ],
  [
    'an app',
    { referrer: 'android-app://com.example.news/' },
    { referrers: { include: [{ is: 'android-app://com.example.news' }] } },
    true,
  ],
  [
    'an app by its name alone',
    { referrer: 'android-app://com.example.news/' },
    { referrers: { include: [{ is: 'com.example.news' }] } },
    true,
  ],
  [
    'a part of a host',
    { referrer: 'https://x.a.example/' },
    { referrers: { include: [{ glob: '*.a.example' }] } },
    true,
  ],
  ['nothing to compare', {}, { referrers: { include: [{ contains: 'a' }] } }, false],
  ['no address', { referrer: 'nonsense' }, { referrers: { exclude: [{ contains: 'n' }] } }, true],
  ['the first visit', { visits: 1 }, { visitors: { kind: 'new' } }, true],
  ['the second visit', { visits: 2 }, { visitors: { kind: 'new' } }, false],
  ['returning', { visits: 2 }, { visitors: { kind: 'returning' } }, true],
  ['from the third on', { visits: 2 }, { visitors: { atLeast: 3 } }, false],
  ['between', { visits: 4 }, { visitors: { atLeast: 3, atMost: 5 } }, true],
  ['too often', { visits: 6 }, { visitors: { atLeast: 3, atMost: 5 } }, false],
  ['of a campaign', on('/?utm_source=Mail'), { utm: { source: ['mail', 'web'] } }, true],
  ['of another source', on('/?utm_source=ads'), { utm: { source: ['mail'] } }, false],
  ['of no campaign', on('/'), { utm: { source: ['mail'] } }, false],
  ['one of two is missing', on('/?utm_source=mail'), { utm: { source: ['mail'], medium: ['email'] } }, false],
  [
    'of a campaign that led to an earlier page',
    { ...on('/two'), before: [`${SHOP}/?utm_campaign=spring`, `${SHOP}/one`] },
    { utm: { campaign: ['spring'] } },
    true,
  ],
  [
    'of the latest campaign only',
    { ...on('/two'), before: [`${SHOP}/?utm_campaign=spring`, `${SHOP}/?utm_campaign=may`] },
    { utm: { campaign: ['spring'] } },
    false,
  ],
  ['a trait', is({ plan: 'pro' }), trait('plan', 'equals', 'pro'), true],
  ['another value of it', is({ plan: 'free' }), trait('plan', 'equals', 'pro'), false],
  ['no trait', {}, trait('plan', 'equals', 'pro'), false],
  ['a number', is({ orders: 3 }), trait('orders', 'greater_than', '2'), true],
  ['a trait that ended', is({ plan: null }), trait('plan', 'exists'), false],
  ['a trait that is nothing to compare', is({ plan: { toString: 1 } }), trait('plan', 'equals', 'pro'), false],
  ['a trait named like a property', {}, trait('constructor', 'exists'), false],
  ['a trait named like a prototype', {}, trait('__proto__', 'exists'), false],
]

/** Both ends decide on these; the server only on what is a day away. */
const SCHEDULE_ROWS: Row[] = [
  [
    'within its dates',
    at('2030-01-31T17:30Z'),
    { schedule: { from: '2030-01-31T18:00', to: '2030-02-01T00:00', zone: 'Europe/Paris' } },
    true,
  ],
  [
    'just before them',
    at('2030-01-31T16:59Z'),
    { schedule: { from: '2030-01-31T18:00', zone: 'Europe/Paris' } },
    false,
  ],
  ['just after them', at('2030-01-31T17:00Z'), { schedule: { to: '2030-01-31T18:00', zone: 'Europe/Paris' } }, false],
  [
    'dates with an offset',
    at('2030-01-31T16:00Z'),
    { schedule: { from: '2030-01-31T18:00+02:00', zone: 'Europe/Paris' } },
    true,
  ],
  ['a Monday', at('2030-02-04T12:00Z'), { schedule: { weekdays: ['mon'] } }, true],
  ['a Tuesday', at('2030-02-05T12:00Z'), { schedule: { weekdays: ['mon'] } }, false],
  [
    'a Monday in Auckland, a Sunday in UTC',
    at('2030-02-03T12:00Z'),
    { schedule: { weekdays: ['mon'], zone: 'Pacific/Auckland' } },
    true,
  ],
  ['at its hours', at('2030-01-31T08:00Z'), hours('09:00', '18:00'), true],
  ['when they begin', at('2030-01-31T07:59:59Z'), hours('09:00', '18:00'), false],
  ['when they end', at('2030-01-31T17:00Z'), hours('09:00', '18:00'), false],
  ['before midnight', at('2030-01-31T21:30Z'), hours('22:00', '02:00'), true],
  ['after midnight', at('2030-02-01T00:59Z'), hours('22:00', '02:00'), true],
  ['at noon', at('2030-02-01T11:00Z'), hours('22:00', '02:00'), false],
  [
    'the night that begins on a Friday',
    at('2030-02-02T00:30Z'),
    { schedule: { weekdays: ['fri'], hours: [{ from: '22:00', to: '02:00' }] } },
    true,
  ],
  [
    'the night that begins on a Saturday',
    at('2030-02-02T22:30Z'),
    { schedule: { weekdays: ['fri'], hours: [{ from: '22:00', to: '02:00' }] } },
    false,
  ],
  ['until midnight', at('2030-01-31T23:59Z'), hours('18:00', '24:00', 'UTC'), true],
  ['all day', at('2030-01-31T03:00Z'), hours('09:00', '09:00', 'UTC'), true],
  [
    'one of two times',
    at('2030-01-31T15:00Z'),
    {
      schedule: {
        hours: [
          { from: '08:00', to: '09:00' },
          { from: '14:00', to: '16:00' },
        ],
      },
    },
    true,
  ],
  // Spring: the clocks of Paris go from 02:00 to 03:00 at 01:00 UTC on 2030-03-31.
  ['spring: before the gap', at('2030-03-31T00:45Z'), hours('01:30', '03:30'), true],
  ['spring: after the gap', at('2030-03-31T01:15Z'), hours('01:30', '03:30'), true],
  ['spring: its end after the gap', at('2030-03-31T01:30Z'), hours('01:30', '03:30'), false],
  ['spring: begins in the gap, so at its end', at('2030-03-31T01:00Z'), hours('02:30', '04:00'), true],
  ['spring: lies in the gap', at('2030-03-31T01:00Z'), hours('02:15', '02:45'), false],
  // Autumn: the clocks of Paris go from 03:00 to 02:00 at 01:00 UTC on 2030-10-27.
  ['autumn: the hour for the first time', at('2030-10-27T00:30Z'), hours('02:00', '03:00'), true],
  ['autumn: the hour for the second time', at('2030-10-27T01:30Z'), hours('02:00', '03:00'), true],
  ['autumn: between the two', at('2030-10-27T00:45Z'), hours('02:00', '02:30'), false],
  ['autumn: after both', at('2030-10-27T02:00Z'), hours('02:00', '03:00'), false],
  // Sydney: forward at 2030-10-05T16:00Z (02:00 → 03:00), back at 2030-04-06T16:00Z (03:00 → 02:00).
  ['the south: before its spring', at('2030-10-05T15:59Z'), hours('01:30', '02:00', 'Australia/Sydney'), true],
  ['the south: after its spring', at('2030-10-05T16:00Z'), hours('03:00', '03:30', 'Australia/Sydney'), true],
  ['the south: its autumn, second time', at('2030-04-06T16:30Z'), hours('02:15', '02:45', 'Australia/Sydney'), true],
  // Zones that are not whole hours away; Lord Howe Island moves its clocks by half an hour.
  ['half an hour away', at('2030-01-31T03:30Z'), hours('09:00', '10:00', 'Asia/Kolkata'), true],
  ['three quarters away', at('2030-01-31T03:14Z'), hours('09:00', '10:00', 'Asia/Kathmandu'), false],
  ['half an hour skipped', at('2030-10-05T15:30Z'), hours('02:15', '02:45', 'Australia/Lord_Howe'), true],
]

const caseOf = ([says, visitor, targeting, shows]: Row): TargetingCase => {
  const [setting] = Object.keys(targeting)
  return { says: `${setting}: ${says}`, visitor, targeting, shows }
}

export const SERVER_CASES: TargetingCase[] = SERVER_ROWS.map(caseOf)
export const PAGE_CASES: TargetingCase[] = PAGE_ROWS.map(caseOf)
export const SCHEDULE_CASES: TargetingCase[] = SCHEDULE_ROWS.map(caseOf)
