import { describe, expect, it } from 'vitest'
import { domainsOver, isWithin, readDomain } from '../../../../server/lib/domain'

describe('a domain of a site', () => {
  it.each([
    ['shop.example', 'shop.example'],
    [' Shop.Example ', 'shop.example'],
    ['shop.example.', 'shop.example'],
    ['https://shop.example', 'shop.example'],
    ['HTTPS://shop.example/', 'shop.example'],
    ['shop.example:8443', 'shop.example'],
    ['http://shop.example:8080/', 'shop.example'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['BÜCHER.example', 'xn--bcher-kva.example'],
    ['ｓｈｏｐ.example', 'shop.example'],
    ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
    ['דוגמה.example', 'xn--6dbbec0c.example'],
    ['*.shop.test', '*.shop.test'],
    ['https://*.shop.test/', '*.shop.test'],
    ['*.bücher.example', '*.xn--bcher-kva.example'],
    ['my_shop.example', 'my_shop.example'],
    ['localhost:3000', 'localhost'],
    ['127.0.0.1:8787', '127.0.0.1'],
    ['[::1]:3000', '[::1]'],
  ])('%s is %s', (text, domain) => {
    expect(readDomain(text)).toEqual({ domain })
  })

  it.each([
    ['shop.example/path', '; write "shop.example"'],
    ['https://shop.example/de/', '; write "shop.example"'],
    ['shop.example?x', '; write "shop.example"'],
    ['ftp://shop.example', 'host name like'],
    ['a.*.example', 'host name like'],
    ['*shop.example', '; write "shop.example" or "*.shop.example"'],
    ['.shop.example', '; write "shop.example"'],
    ['*', 'host name like'],
    ['*.com', 'would be all of .com'],
    ['me@shop.example', 'host name like'],
    ['shop example', 'host name like'],
    ['shop..example', 'host name like'],
    ['', 'host name like'],
    ['-', 'host name like'],
  ])('%s is refused, and what to write is said where that is known', (text, words) => {
    expect(readDomain(text)).toEqual({ problem: expect.stringContaining(words) })
  })

  it('covers its host with and without www., and a wildcard covers subdomains at any depth', () => {
    const covers = (domain: string) =>
      ['shop.test', 'www.shop.test', 'a.shop.test', 'a.b.shop.test', 'ashop.test', 'shop.test.evil.example'].filter(
        (host) => isWithin(host, domain),
      )
    expect(covers('shop.test')).toEqual(['shop.test', 'www.shop.test'])
    expect(covers('www.shop.test')).toEqual(['shop.test', 'www.shop.test'])
    expect(covers('*.shop.test')).toEqual(['www.shop.test', 'a.shop.test', 'a.b.shop.test'])
  })

  it('is found by every spelling that covers the host', () => {
    expect(domainsOver('a.shop.test')).toEqual(['a.shop.test', 'www.a.shop.test', '*.shop.test', '*.test'])
  })
})
