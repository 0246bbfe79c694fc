import { expect, it } from 'vitest'
import { addressProblem, otherHost, webAddress } from '../../../../server/popups/reachable'

const site = {
  domains: ['shop.site', '*.shop.site', 'intranet.local'],
  addresses: { privacy: 'https://shop.site/privacy', terms: '' },
}
/** Its owner has named one host alone. */
const small = { domains: ['shop.site'], addresses: { privacy: '', terms: '' } }
const link = (address: string) => ({ address, by: 'link' }) as const
const redirect = (address: string) => ({ address, by: 'lead' }) as const

it.each([
  '/sale',
  '?page=2',
  '#prices',
  'https://shop.site/sale',
  'https://other.site/',
  '//other.site/',
  'other.site/sale',
  'mailto:us@shop.site',
  'tel:+49301234567',
  'sms:?body=Hello',
  '{{privacy}}',
  'https://intranet.local/offer',
  'http://www.shop.site/',
  'https://8.8.8.8/',
  'https://[2606:4700::1111]/',
])('visitors can reach the link %s', (address) => expect(addressProblem(link(address), site)).toBeUndefined())

it.each(['http://shop.site/', 'http://www.shop.site/'])('a site has its host with and without www.: %s', (address) => {
  expect(addressProblem(link(address), small)).toBeUndefined()
  expect(otherHost(link(address), small)).toBeUndefined()
})

const HTTP = 'is opened with http:, and browsers warn before that; begin it with https://'
const FOLDERS = 'leads to another place from each folder of the site: begin it with a /'

it.each([
  ['', 'leads nowhere'],
  ['#', 'leads nowhere'],
  ['sale', FOLDERS],
  ['sale.html', FOLDERS],
  ['http://other.site/', HTTP],
  ['https://localhost:8080/', 'leads to localhost, which only machines of one network know'],
  ['https://nas.local/', 'leads to nas.local, which only machines of one network know'],
  ['https://www.example.com/', 'leads to www.example.com, which is a name for examples'],
  ['https://192.168.1.7/', 'leads to 192.168.1.7, which is no public address'],
  ['https://[::1]/', 'leads to ::1, which is no public address'],
  ['https://2130706433/', 'leads to 127.0.0.1, which is no public address'],
  ['https://shop/', 'leads to shop, which is no name of a public host'],
  ['https://', 'is no address'],
  ['tel:', 'is tel: with nothing behind it'],
  ['java\nscript:alert(1)', 'begins with javascript:, which popups do not follow'],
  ['data:text/html,x', 'begins with data:, which popups do not follow'],
  ['{{terms}}', 'leads to the terms of the site, whose address is not known'],
])('visitors cannot reach the link “%s”, which %s', (address, problem) =>
  expect(addressProblem(link(address), site)).toBe(problem),
)

it.each([
  'shop.site/thanks',
  'https://shop.site/[[path]]',
  'https://shop.site[[path]]',
  '/thanks',
  '[[url]]',
  '[[url]]&sent=1',
  '[[path]]',
  '[[path]]?a',
  'https://other.site/?from=[[url]]',
  'tel:+49301234567',
])('after a lead, visitors can reach %s', (address) => expect(addressProblem(redirect(address), site)).toBeUndefined())

it.each([
  ['other.site/x', HTTP],
  ['other.site:8080/x', HTTP],
  ['12345', 'leads to 0.0.48.57, which is no public address'],
  ['+49 30 1234567', 'is no address'],
  ['thanks', 'leads to thanks, which is no name of a public host'],
  ['https://[[url]]', 'leads to https, which is no name of a public host'],
])('after a lead, visitors cannot reach %s, which %s', (address, problem) =>
  expect(addressProblem(redirect(address), site)).toBe(problem),
)

it.each(['12345', '+49 30 1234567'])('a popup for phones may call %s', (address) => {
  const call = { ...redirect(address), isPhone: true } as const
  expect([addressProblem(call, site), webAddress(call, site), otherHost(call, site)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

it.each([
  [link('https://other.site/a'), 'https://other.site/a'],
  [link('other.site/a'), 'https://other.site/a'],
  [link('{{privacy}}'), 'https://shop.site/privacy'],
  [link('{{terms}}'), undefined],
  [link('/a'), undefined],
  [link('mailto:us@other.site'), undefined],
  [link('https://other.site/[[country]]'), undefined],
  [redirect('other.site/a'), 'http://other.site/a'],
  [redirect('other.site:8080/a'), 'http://other.site:8080/a'],
  [redirect('[[url]]'), undefined],
  [redirect('[[path]]?a'), undefined],
  [redirect('https://other.site/[[path]]'), undefined],
])('%o opens %s from anywhere', (destination, url) => expect(webAddress(destination, site)).toBe(url))

it.each([
  ['https://other.site[[path]]', 'other.site'],
  ['other.site:8080/a', 'other.site:8080'],
  ['shop.site/[[path]]', undefined],
  ['[[url]]', undefined],
])('after a lead, %s leads away from the site to %s', (address, host) =>
  expect(otherHost(redirect(address), site)).toBe(host),
)

it('after a lead, visitors cannot reach a host that no public name server knows', () => {
  expect(addressProblem(redirect('shop.local/thanks'), site)).toMatch('which only machines of one network know')
})

it.each([
  ['https://other.site/a', 'other.site'],
  ['other.site/a', 'other.site'],
  ['https://shop.site/a', undefined],
  ['https://www.shop.site/a', undefined],
  ['/a', undefined],
  ['{{privacy}}', undefined],
  ['{{terms}}', undefined],
  ['mailto:us@other.site', undefined],
])('the link %s leads away from the site to %s', (address, host) => expect(otherHost(link(address), site)).toBe(host))
