import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parametersOf } from '../../../../../../shared/wire/page/site/link-parameters'
import { kindOf } from '../../../../../../shared/wire/page/site/tracked-link'
import type { Tracking } from '../../../../../../shared/wire/page/site/tracking'

const TRACKING: Tracking = {
  clicks: true,
  hashes: false,
  extensions: ['pdf', 'tar.gz', 'zip'],
  inbound: [
    { path: '/go/', label: 'partners' },
    { path: '/(.*)', label: 'no pattern' },
  ],
  home: 'www.other-home.test',
  id: '',
}
const HERE = 'https://www.site.co.il/page'

beforeEach(() => vi.stubGlobal('location', new URL(HERE)))
afterEach(() => vi.unstubAllGlobals())

const out = (link_domain: string) => ({ link_domain, outbound: true, is_affiliate_link: false })
const affiliate = (affiliate_label: string, link_domain = 'www.site.co.il') => ({
  link_domain,
  outbound: true,
  is_affiliate_link: true,
  affiliate_label,
})
const file = (link_domain: string, file_extension: string, file_name: string) => ({
  link_domain,
  file_extension,
  file_name,
})
const ownDomains = { link_domain: 'www.site.co.il' }

type Row = [href: string, category: string, event: string | undefined, parameters?: object]

describe('a link is counted', () => {
  it.each<Row>([
    // The owner's own category comes first, whatever the address is.
    ['/about', 'my-own-name', 'my_own-name', ownDomains],
    ['https://far.test/a.pdf', 'download', 'file_download', { link_domain: 'far.test' }],
    ['/about', 'outbound-link', 'click', ownDomains],
    ['javascript:void 0', 'menu', 'menu', { link_domain: '' }],
    ['tel:1', 'constructor', 'constructor', { link_domain: '' }],
    ['https://far.test/', 'internal', undefined],
    ['https://far.test/', 'javascript', undefined],
    // Then by the scheme.
    ['javascript:go()', '', undefined],
    ['tel:+972-3-555', '', 'tel', { tel_number: '+972-3-555' }],
    ['mailto:a@b.test?subject=Hi', '', 'mailto', { email_address: 'a@b.test' }],
    ['data:text/plain,a.pdf', '', undefined],
    ['sms:5', '', undefined],
    // Then by the host: another site.
    ['https://far.test/go/x', '', 'click', out('far.test')],
    ['https://notsite.co.il/', '', 'click', out('notsite.co.il')],
    ['https://other.co.il/', '', 'click', out('other.co.il')],
    ['https://site.co.il.far.test/', '', 'click', out('site.co.il.far.test')],
    ['https://10.0.0.1/', '', 'click', out('10.0.0.1')],
    ['https://localhost/', '', 'click', out('localhost')],
    ['ftp://far.test/', '', 'click', out('far.test')],
    // Then by the beginning of the path, on any host of the site.
    ['/go/shop', '', 'click', affiliate('partners')],
    ['/go/shop.pdf', '', 'click', affiliate('partners')],
    ['https://blog.site.co.il/go/x', '', 'click', affiliate('partners', 'blog.site.co.il')],
    ['/GO/shop', '', undefined],
    ['/x/go/', '', undefined],
    ['/(.*)', '', 'click', affiliate('no pattern')],
    // Then another host of the site, or of its home page.
    ['https://site.co.il/', '', 'cross_hostname', { link_domain: 'site.co.il' }],
    ['https://blog.site.co.il/a.pdf', '', 'cross_hostname', { link_domain: 'blog.site.co.il' }],
    ['https://blog.other-home.test/', '', 'cross_hostname', { link_domain: 'blog.other-home.test' }],
    // A file, of this host or of another site.
    ['/files/a%20b.pdf?v=/2#page=3', '', 'file_download', file('www.site.co.il', 'pdf', 'a%20b.pdf')],
    ['/files/book.pdf;v=1', '', 'file_download', file('www.site.co.il', 'pdf', 'book.pdf')],
    ['/a/manual.ZIP;jsessionid=1?x=2', '', 'file_download', file('www.site.co.il', 'zip', 'manual.ZIP')],
    ['/x;a.pdf/y', '', undefined],
    ['/Book.ZIP;jsessionid=A1.node2?x=/y', '', 'file_download', file('www.site.co.il', 'zip', 'Book.ZIP')],
    ['/one;two.tar.gz', '', 'file_download', file('www.site.co.il', 'tar.gz', 'one;two.tar.gz')],
    ['/book;v=1/pages', '', undefined],
    ['/A.PDF', '', 'file_download', file('www.site.co.il', 'pdf', 'A.PDF')],
    ['/a.tar.gz', '', 'file_download', file('www.site.co.il', 'tar.gz', 'a.tar.gz')],
    ['https://far.test/a.zip', '', 'file_download', file('far.test', 'zip', 'a.zip')],
    ['/apdf', '', undefined],
    ['/a.pdf/page', '', undefined],
    ['/get?file=a.pdf', '', undefined],
    ['https://site.pdf/', '', 'click', out('site.pdf')],
    // Anything else is a page of the site.
    ['/about', '', undefined],
    ['#part', '', undefined],
    ['', '', undefined],
  ])('%s %s', (href, category, event, parameters) => {
    expect(kindOf(new URL(href, HERE), category, TRACKING)).toEqual(event && [event, parameters])
  })
})

describe('every link', () => {
  const parameters = (attributes: Record<string, string>, words: string) =>
    parametersOf((name) => attributes[name] ?? '', 'mailto:a@b.test', words)

  it('is told with its address, words, classes and id', () => {
    expect(parameters({ class: 'big red', id: 'me' }, 'Write to us')).toEqual({
      action: 'mailto:a@b.test',
      link_url: 'mailto:a@b.test',
      link_text: 'Write to us',
      link_classes: 'big red',
      link_id: 'me',
    })
  })

  it("has the owner's name of the press, and its address without the scheme where it has no words", () => {
    expect(parameters({ 'data-vars-ga-action': 'contact' }, '')).toMatchObject({
      action: 'contact',
      link_text: 'a@b.test',
    })
  })
})
